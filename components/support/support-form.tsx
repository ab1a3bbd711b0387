"use client";

import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import type { SupportInput } from "#lib/schemas/support.ts";
import { MessageField } from "./message-field.tsx";
import { type OnSent, useSupportForm } from "./use-support-form.ts";

export function SupportForm({
  email,
  screen,
  onSent,
}: {
  email: string;
  screen: SupportInput["screen"];
  onSent: OnSent;
}) {
  const form = useSupportForm({ topic: "question", email, screen, onSent });
  return (
    <SaveForm form={form} label="Support">
      <FormCard
        title="Contact us"
        description="Ask a question or report a problem."
        className="pt-5 sm:pt-5"
        actions={<SubmitButton pendingLabel="Sending...">Send message</SubmitButton>}
      >
        <TextField control={form.control} name="subject" label="Subject" />
        <MessageField control={form.control} label="Message" rows={8} />
        <TextField
          control={form.control}
          name="contactEmail"
          label="Reply to"
          type="email"
          autoComplete="email"
        />
      </FormCard>
    </SaveForm>
  );
}
