"use client";

import type { Control } from "react-hook-form";
import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TRY_AGAIN, useSaveForm } from "#components/forms/use-save-form.ts";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { api } from "#lib/api/client.ts";
import type { SupportInput } from "#lib/schemas/support.ts";

export function SupportForm({
  email,
  screen,
  onSent,
}: {
  email: string;
  screen: SupportInput["screen"];
  onSent: (sent: { answerTo: string; copyTo: string | null }) => void;
}) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/support.ts")).supportInput,
    values: { subject: "", message: "", contactEmail: email, screen },
    draftName: "support",
    save: async (body: SupportInput) => ({
      answerTo: body.contactEmail,
      ...(await api("POST /api/support", { body })),
    }),
    onSaved: onSent,
    emptiesOnSave: true,
    failure: { title: "Your message was not sent", message: TRY_AGAIN },
  });

  return (
    <SaveForm form={form} label="Support">
      <FormCard
        title="Write to us"
        description="About anything that does not work, or that you would like to know."
        className="pt-5 sm:pt-5"
        actions={<SubmitButton pendingLabel="Sending...">Send</SubmitButton>}
      >
        <TextField control={form.control} name="subject" label="Subject" />
        <MessageField control={form.control} />
        <TextField
          control={form.control}
          name="contactEmail"
          label="Answer to"
          type="email"
          autoComplete="email"
        />
      </FormCard>
    </SaveForm>
  );
}

function MessageField({ control }: { control: Control<SupportInput, unknown, SupportInput> }) {
  return (
    <FormField
      control={control}
      name="message"
      render={({ field }) => (
        <FormItem>
          <FormLabel>Message</FormLabel>
          <FormControl>
            <Textarea {...field} rows={8} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
