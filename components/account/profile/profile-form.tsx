"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { useForm } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { AddressFields } from "#components/forms/address-fields.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { profileInput, type ProfileInput, type ProfileView } from "#lib/schemas/profile.ts";
import { type ProfileField, profileValues, type ProfileValues } from "./profile-rows.ts";

/** The name under which what is typed is kept. */
export const PROFILE_DRAFT = "profile";

const FIELDS = Object.keys(profileInput.shape) as (keyof ProfileValues)[];

/**
 * The form of /profile.
 * @param openOn the field that gets the cursor; null leaves it where it is
 * @param onSaved gets the profile as the server has stored it, once it is saved
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
  const form = useForm<ProfileValues, unknown, ProfileInput>({
    resolver: formResolver(profileInput),
    defaultValues: profileValues(profile),
  });
  const draft = useFormDraft(form, PROFILE_DRAFT);
  const save = useMutation({
    mutationFn: (body: ProfileInput) => api<ProfileView>("/api/profile", { method: "POST", body }),
    onSuccess: (saved) => {
      draft.forget();
      onSaved(saved);
    },
    onError: (error) => {
      showFieldErrors(form, error, FIELDS);
      toast({
        title: "Error saving profile",
        description: errorMessage(error, "Something went wrong. Please try again."),
        variant: "destructive",
      });
    },
  });

  const emailId = useId();
  const accountEmailInput = useRef<HTMLInputElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (openOn === "accountEmail") accountEmailInput.current?.focus();
    else if (openOn) setFocus(openOn);
  }, [openOn, setFocus]);

  const { control } = form;
  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="Profile"
        onSubmit={form.handleSubmit((input) => save.mutateAsync(input).catch(() => undefined))}
      >
        <Card>
          <CardHeader>
            <CardTitle>Profile</CardTitle>
          </CardHeader>
          <CardContent className="flex flex-col gap-5 pt-5 sm:pt-5">
            <DraftNote shown={draft.restored} onDiscard={draft.discard} />
            <TextField control={control} name="name" label="Name" autoComplete="name" />
            <div className="flex flex-col">
              <Label htmlFor={emailId} className="mb-1.5">
                Account email
              </Label>
              <Input
                ref={accountEmailInput}
                id={emailId}
                value={accountEmail}
                readOnly
                aria-describedby={`${emailId}-hint`}
              />
              <p id={`${emailId}-hint`} className="mt-1.5 text-sm leading-5 text-muted-foreground">
                You sign in with it, and it can&apos;t be changed here.
              </p>
            </div>
            <fieldset className="flex flex-col gap-5 border-t pt-5">
              <legend className="float-left w-full font-medium">Current residence address</legend>
              <AddressFields control={control} />
              <div className="-my-2.5">
                <CheckboxField
                  control={control}
                  name="isSameSellingAddress"
                  label="This is the same address that I'm selling."
                />
              </div>
            </fieldset>
            <fieldset className="flex flex-col gap-5 border-t pt-5">
              <legend className="float-left w-full font-medium">How to reach you</legend>
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
                  label="I agree to receive text messages from Porchlight at this number. Message and data rates may apply. Porchlight works without them, and I can withdraw this here at any time."
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
          </CardContent>
          <CardFooter>
            <Button
              variant="outline"
              disabled={save.isPending}
              onClick={() => {
                draft.discard();
                onCancel();
              }}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              pending={save.isPending}
              pendingLabel="Saving..."
              disabled={form.formState.isSubmitting}
            >
              Save and continue
            </Button>
          </CardFooter>
        </Card>
      </form>
    </Form>
  );
}
