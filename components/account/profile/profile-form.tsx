"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, type RefObject } from "react";
import type { Control } from "react-hook-form";
import { profile as profileQuery } from "#components/data/queries.ts";
import { AddressFields } from "#components/forms/address-fields.tsx";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { FormCard } from "#components/forms/form-card.tsx";
import { CancelButton, SaveAndContinue, SaveForm } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { api } from "#lib/api/client.ts";
import { TEXT_CONSENT_WORDINGS } from "#lib/fields/text-consent.ts";
import type { ProfileInput, ProfileView } from "#lib/schemas/profile.ts";
import {
  isFilledIn,
  type ProfileField,
  profileValues,
  type ProfileValues,
  RESIDENCE_ADDRESS,
} from "./profile-rows.ts";

export const PROFILE_DRAFT = "profile";

const WHY =
  "We use this to contact you, fill in your home's address and find contractors near you.";

function AccountEmail({
  email,
  inputRef,
}: {
  email: string;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <Label htmlFor={id} className="mb-1.5">
        Account email
      </Label>
      <Input ref={inputRef} id={id} value={email} readOnly aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="mt-1.5 text-sm leading-5 text-muted-foreground">
        Use it to log in. You can change it in Security.
      </p>
    </div>
  );
}

function ContactFields({ control }: { control: Control<ProfileValues, unknown, ProfileInput> }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t pt-5">
      <legend className="float-left w-full font-medium">Contact information</legend>
      <div className="-mb-2.5">
        <TextField
          control={control}
          name="mobileNumber"
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          placeholder="(555) 123-4567"
        />
        <CheckboxField
          control={control}
          name="hasTextConsent"
          label={TEXT_CONSENT_WORDINGS.profile}
        />
      </div>
      <TextField
        control={control}
        name="contactEmail"
        label="Contact email"
        hint="can differ from account email"
        type="email"
        autoComplete="email"
      />
    </fieldset>
  );
}

/**
 * @param openOn the field to focus; null leaves the focus unchanged
 * @param onSaved gets the profile as the server stored it
 */
export function ProfileForm({
  profile,
  accountEmail,
  openOn,
  onSaved,
  onCancel,
}: {
  profile: ProfileView | null;
  accountEmail: string;
  openOn: ProfileField | null;
  onSaved: (profile: ProfileView) => void;
  onCancel: () => void;
}) {
  const queries = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/profile.ts")).profileInput,
    values: profileValues(profile),
    draftName: PROFILE_DRAFT,
    save: (input: ProfileInput) => {
      const body = { ...input, seenTextConsent: profile?.hasTextConsent ?? false };
      return api("POST /api/profile", { body }).catch((error: unknown) => {
        // Consent may have changed meanwhile, so read it again.
        void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
        throw error;
      });
    },
    onSaved,
    failure: { title: "Error saving profile" },
  });

  const accountEmailInput = useRef<HTMLInputElement>(null);
  const { control, setFocus } = form;
  useEffect(() => {
    if (openOn === "accountEmail") accountEmailInput.current?.focus();
    else if (openOn) setFocus(openOn);
  }, [openOn, setFocus]);

  return (
    <SaveForm form={form} label="Profile">
      <FormCard
        title="Profile"
        {...(!isFilledIn(profile) && { description: WHY })}
        className="pt-5 sm:pt-5"
        actions={
          <>
            <CancelButton onCancel={onCancel} />
            <SaveAndContinue />
          </>
        }
      >
        <TextField control={control} name="name" label="Name" autoComplete="name" />
        <AccountEmail email={accountEmail} inputRef={accountEmailInput} />
        <fieldset className="flex flex-col gap-5 border-t pt-5">
          <legend className="float-left w-full font-medium">{RESIDENCE_ADDRESS}</legend>
          <AddressFields control={control} />
          <div className="-my-2.5">
            <CheckboxField
              control={control}
              name="isSameSellingAddress"
              label="This is the same address that I'm selling."
            />
          </div>
        </fieldset>
        <ContactFields control={control} />
      </FormCard>
    </SaveForm>
  );
}
