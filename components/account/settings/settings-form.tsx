"use client";

import { useQueryClient } from "@tanstack/react-query";
import { settings as settingsQuery } from "#components/data/queries.ts";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { FormCard } from "#components/forms/form-card.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { TEXT_CONSENT_WORDINGS } from "#lib/fields/text-consent.ts";
import type { Settings, SettingsInput } from "#lib/schemas/settings.ts";

export const SETTINGS_NOT_SAVED = "Error saving settings";

const EMAILS = [
  { name: "marketingEmails", label: "Receive occasional marketing emails" },
  { name: "activityAlerts", label: "Get activity alerts on my account" },
  { name: "featureUpdates", label: "Send feature updates" },
  { name: "monthlyNewsletter", label: "Receive our monthly newsletter with helpful tips" },
] as const;

const TEXTS = {
  name: "textMessageAlerts",
  label: TEXT_CONSENT_WORDINGS.settings,
} as const;

function settingsValues(settings: Settings | null): Settings {
  return {
    marketingEmails: settings?.marketingEmails ?? false,
    activityAlerts: settings?.activityAlerts ?? false,
    featureUpdates: settings?.featureUpdates ?? false,
    monthlyNewsletter: settings?.monthlyNewsletter ?? false,
    textMessageAlerts: settings?.textMessageAlerts ?? false,
  };
}

export function SettingsForm({ settings }: { settings: Settings | null }) {
  const queries = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/settings.ts")).settingsInput,
    values: settingsValues(settings),
    draftName: "settings",
    save: (input: SettingsInput) => {
      const body = { ...input, seenTextConsent: settings?.textMessageAlerts ?? false };
      return api("POST /api/settings", { body }).catch((error: unknown) => {
        // Consent may have changed meanwhile, so read it again.
        void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
        throw error;
      });
    },
    onSaved: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
    },
    successMessage: "Your settings have been saved successfully.",
    failure: { title: SETTINGS_NOT_SAVED },
  });

  return (
    <SaveForm form={form} label="Settings" className="flex flex-col gap-6">
      <SaveBanner tone="success" />
      <FormCard
        title="Settings"
        className="pt-4 sm:pt-4"
        actions={<SubmitButton pendingLabel="Saving...">Save</SubmitButton>}
      >
        <fieldset>
          <legend className="mb-1 text-sm leading-5 text-muted-foreground">News and alerts</legend>
          {EMAILS.map((field) => (
            <CheckboxField key={field.name} control={form.control} {...field} />
          ))}
        </fieldset>
        <fieldset className="border-t pt-5">
          <legend className="float-left mb-1 w-full text-sm leading-5 text-muted-foreground">
            Text messages
          </legend>
          <div className="clear-both">
            <CheckboxField control={form.control} {...TEXTS} />
          </div>
        </fieldset>
      </FormCard>
    </SaveForm>
  );
}
