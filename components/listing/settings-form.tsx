"use client";

import { useQueryClient } from "@tanstack/react-query";
import { listing as listingQuery } from "#components/data/queries.ts";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { api } from "#lib/api/client.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

type Settings = ListingView["settings"];

export function SettingsForm({ view: { settings, suggested } }: { view: ListingView }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/listing.ts")).listingSettingsInput,
    values: {
      contactEmail: settings.contactEmail ?? "",
      contactPhone: settings.contactPhone ?? "",
      showsEstimate: settings.showsEstimate,
    },
    save: (body: Settings) => api("PUT /api/listing/settings", { body }),
    onSaved: (saved) => client.setQueryData(listingQuery.queryKey, saved),
    successMessage: "Your changes are saved.",
    failure: { message: CHANGES_NOT_SAVED },
  });
  const { control, methods } = form;
  const suggest = (name: "contactEmail" | "contactPhone", value: string | null) =>
    value === null || value === settings[name] ? null : (
      <Button
        variant="link"
        size="inline"
        className="mt-1.5 self-start text-sm"
        onClick={() => methods.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
      >
        {`Use ${value}`}
      </Button>
    );
  return (
    <SaveForm form={form} label="Contact information" className="flex flex-col gap-5">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="flex flex-col">
          <TextField
            control={control}
            name="contactEmail"
            label="Email shown to buyers (optional)"
            hint="Replies to showing emails go here if it's a confirmed email on your account."
            type="email"
            autoComplete="email"
          />
          {suggest("contactEmail", suggested.email)}
        </div>
        <div className="flex flex-col">
          <TextField
            control={control}
            name="contactPhone"
            label="Phone shown to buyers (optional)"
            type="tel"
            autoComplete="tel"
          />
          {suggest("contactPhone", suggested.phone)}
        </div>
      </div>
      <CheckboxField
        control={control}
        name="showsEstimate"
        label="Show the estimate and its range on your listing page"
      />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </div>
    </SaveForm>
  );
}
