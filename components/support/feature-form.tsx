"use client";

import { FormCard } from "#components/forms/form-card.tsx";
import { SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { MessageField } from "./message-field.tsx";
import { type OnSent, useSupportForm } from "./use-support-form.ts";

/** What Porchlight should be able to do, told to whoever runs it. */
export function FeatureForm({ email, onSent }: { email: string; onSent: OnSent }) {
  const form = useSupportForm({ topic: "feature", email, screen: null, onSent });
  return (
    <SaveForm form={form} label="Feature request">
      <FormCard
        title="Ask for a Feature"
        description="What should Porchlight do for you that it doesn't do today? Whoever builds it reads this, and answers you by mail."
        actions={<SubmitButton pendingLabel="Sending...">Ask for this feature</SubmitButton>}
      >
        <TextField control={form.control} name="subject" label="What is missing" />
        <MessageField control={form.control} label="What you would do with it" rows={5} />
      </FormCard>
    </SaveForm>
  );
}
