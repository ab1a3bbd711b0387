"use client";

import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import { FormCard } from "#components/forms/form-card.tsx";
import { CancelButton, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { api } from "#lib/api/client.ts";
import {
  MAX_WEBHOOK_ADDRESS,
  WEBHOOK_KIND_KEYS,
  WEBHOOK_KINDS,
  type WebhookKind,
} from "#lib/fields/webhooks.ts";
import type { NewWebhook, WebhookInput, WebhooksView, WebhookView } from "#lib/schemas/webhooks.ts";

interface Values {
  address: string;
  kinds: WebhookKind[];
}

const EMPTY: Values = { address: "", kinds: [...WEBHOOK_KIND_KEYS] };
const schema = async () => (await import("#lib/schemas/webhooks.ts")).webhookInput;

function KindsField({ control }: { control: Control<Values, unknown, WebhookInput> }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "kinds" });
  const toggle = (kind: WebhookKind) =>
    field.onChange(WEBHOOK_KIND_KEYS.filter((one) => field.value.includes(one) !== (one === kind)));
  const message = fieldState.error?.message;
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-message`}>
      <legend className="mb-1 text-sm font-medium">Events to send</legend>
      {WEBHOOK_KIND_KEYS.map((kind, index) => (
        <label key={kind} className="flex cursor-pointer items-start gap-3 py-2 leading-6">
          <Checkbox
            ref={index === 0 ? field.ref : undefined}
            name={kind}
            className="mt-0.5"
            checked={field.value.includes(kind)}
            onChange={() => toggle(kind)}
            onBlur={field.onBlur}
            aria-invalid={message ? true : undefined}
          />
          {WEBHOOK_KINDS[kind]}
        </label>
      ))}
      <p
        id={`${id}-message`}
        aria-live="polite"
        className="text-sm leading-5 font-medium text-destructive"
      >
        {message}
      </p>
    </fieldset>
  );
}

function Fields({ control }: { control: Control<Values, unknown, WebhookInput> }) {
  return (
    <>
      <TextField
        control={control}
        name="address"
        label="Endpoint URL"
        hint="It must accept POST requests over https://."
        type="url"
        inputMode="url"
        maxLength={MAX_WEBHOOK_ADDRESS}
        autoComplete="off"
        spellCheck={false}
      />
      <KindsField control={control} />
    </>
  );
}

/** @param onMade gets the webhook with its secret, which isn't shown again */
export function NewWebhookForm({ onMade }: { onMade: (made: NewWebhook) => void }) {
  const form = useSaveForm({
    schema,
    values: EMPTY,
    emptiesOnSave: true,
    save: (body: WebhookInput) => api("POST /api/webhooks", { body }),
    onSaved: onMade,
    failure: { title: "We couldn't create the webhook" },
  });
  return (
    <SaveForm form={form} label="Create a webhook">
      <FormCard
        title="Create a webhook"
        actions={<SubmitButton pendingLabel="Creating...">Create webhook</SubmitButton>}
      >
        <Fields control={form.control} />
      </FormCard>
    </SaveForm>
  );
}

/** Changes a webhook, which also turns it on. */
export function ChangeWebhookForm({
  webhook,
  onSaved,
  onCancel,
}: {
  webhook: WebhookView;
  onSaved: (view: WebhooksView) => void;
  onCancel: () => void;
}) {
  const { address, kinds } = webhook;
  const form = useSaveForm({
    schema,
    values: { address, kinds },
    save: (body: WebhookInput) =>
      api("PUT /api/webhooks/{webhookId}", { params: { webhookId: webhook.id }, body }),
    onSaved,
    failure: { title: "We couldn't save the webhook" },
  });
  return (
    <SaveForm form={form} label="Edit webhook" className="mt-4 flex flex-col gap-5">
      <Fields control={form.control} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel="Saving...">
          {webhook.turnedOffAt ? "Save and turn on" : "Save"}
        </SubmitButton>
        <CancelButton onCancel={onCancel} />
      </div>
    </SaveForm>
  );
}
