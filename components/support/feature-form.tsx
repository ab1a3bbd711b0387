"use client";

import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { MessageField } from "./message-field.tsx";
import { type OnSent, useSupportForm } from "./use-support-form.ts";

export function FeatureForm({ email, onSent }: { email: string; onSent: OnSent }) {
  const form = useSupportForm({ topic: "feature", email, screen: null, onSent });
  return (
    <SaveForm form={form} label="Feature request">
      <FormCard
        title="Request a feature"
        description="Tell us what Porchlight should do for you. We read every request and reply by email."
        actions={<SubmitButton pendingLabel="Sending...">Send request</SubmitButton>}
      >
        <TextField control={form.control} name="subject" label="What's missing?" />
        <MessageField control={form.control} label="How would you use it?" rows={5} />
      </FormCard>
    </SaveForm>
  );
}
