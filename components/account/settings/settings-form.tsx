"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { CheckboxField } from "#components/forms/checkbox-field.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { settings as settingsQuery } from "#components/data/queries.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { KEEP_TYPED } from "#components/data/saved-values.ts";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { type Settings, settingsView } from "#lib/schemas/settings.ts";

const EMAILS = [
  { name: "marketingEmails", label: "Receive occasional marketing emails" },
  { name: "activityAlerts", label: "Get activity alerts on my account" },
  { name: "featureUpdates", label: "Send feature updates" },
  { name: "monthlyNewsletter", label: "Receive our monthly newsletter with helpful tips" },
] as const;

const TEXTS = {
  name: "textMessageAlerts",
  label:
    "I agree to receive text message alerts from Porchlight at my mobile number. Message and data rates may apply. Porchlight works without them, and I can withdraw this here at any time.",
} as const;

const NAMES = [...EMAILS, TEXTS].map(({ name }) => name);

/** Nothing is sent to a person who never asked for it. */
const NOTHING: Settings = {
  marketingEmails: false,
  activityAlerts: false,
  featureUpdates: false,
  monthlyNewsletter: false,
  textMessageAlerts: false,
};

/** The five choices of /settings. */
export function SettingsForm({
  settings,
  onSubmit,
  onSaved,
}: {
  settings: Settings | null;
  onSubmit: () => void;
  onSaved: () => void;
}) {
  const queries = useQueryClient();
  const form = useForm<Settings, unknown, Settings>({
    resolver: formResolver(settingsView),
    values: settings ?? NOTHING,
    resetOptions: KEEP_TYPED,
  });
  const draft = useFormDraft(form, "settings");
  const save = useMutation({
    mutationFn: (body: Settings) => api<Settings>("/api/settings", { method: "POST", body }),
    onMutate: onSubmit,
    onSuccess: (saved) => {
      draft.forget();
      queries.setQueryData(settingsQuery.queryKey, saved);
      onSaved();
    },
    onError: (error) => {
      showFieldErrors(form, error, NAMES);
      toast({
        title: "Error saving settings",
        description: errorMessage(error, "Something went wrong. Please try again."),
        variant: "destructive",
      });
    },
  });

  const { control } = form;
  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="Settings"
        onSubmit={form.handleSubmit((input) => save.mutateAsync(input).catch(() => undefined))}
      >
        <Card>
          <CardHeader>
            <CardTitle>Settings</CardTitle>
          </CardHeader>
          <CardContent className="flex flex-col gap-5 pt-4 sm:pt-4">
            <DraftNote shown={draft.restored} onDiscard={draft.discard} />
            <fieldset>
              <legend className="mb-1 text-sm leading-5 text-muted-foreground">
                News and alerts
              </legend>
              {EMAILS.map((field) => (
                <CheckboxField key={field.name} control={control} {...field} />
              ))}
            </fieldset>
            <fieldset className="border-t pt-5">
              <legend className="float-left mb-1 w-full text-sm leading-5 text-muted-foreground">
                Text messages
              </legend>
              <div className="clear-both">
                <CheckboxField control={control} {...TEXTS} />
              </div>
            </fieldset>
          </CardContent>
          <CardFooter>
            <Button
              type="submit"
              pending={save.isPending}
              pendingLabel="Saving..."
              disabled={form.formState.isSubmitting}
            >
              Save
            </Button>
          </CardFooter>
        </Card>
      </form>
    </Form>
  );
}
