"use client";

import { CurrentPasswordField } from "#components/forms/password-field.tsx";
import { AnyCodeField } from "#components/forms/code-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";

interface FormProps<Body> {
  hasPassword: boolean;
  submitLabel: string;
  pendingLabel: string;
  send: (body: Body) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password. Without one, the server asks for a recent login instead. */
export function PasswordForm({
  hasPassword,
  submitLabel,
  pendingLabel,
  send,
  onCancel,
}: FormProps<{ password?: string }>) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/second-factor.ts")).passwordForm(hasPassword),
    values: { password: "" },
    save: ({ password }) => send(hasPassword ? { password } : {}),
  });
  return (
    <SaveForm form={form} className="flex flex-col gap-5">
      {hasPassword ? (
        <CurrentPasswordField control={form.control} name="password" label="Current password" />
      ) : null}
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onCancel} />
        <SubmitButton pendingLabel={pendingLabel}>{submitLabel}</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

export function PasswordAndCodeForm({
  hasPassword,
  submitLabel,
  pendingLabel,
  send,
  onCancel,
}: FormProps<{ password?: string; code: string }>) {
  const form = useSaveForm({
    schema: async () =>
      (await import("#lib/schemas/second-factor.ts")).passwordAndCodeForm(hasPassword),
    values: { password: "", code: "" },
    save: ({ password, code }) => send(hasPassword ? { password, code } : { code }),
  });
  return (
    <SaveForm form={form} className="flex flex-col gap-5">
      {hasPassword ? (
        <CurrentPasswordField control={form.control} name="password" label="Current password" />
      ) : null}
      <AnyCodeField control={form.control} name="code" />
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onCancel} />
        <SubmitButton pendingLabel={pendingLabel}>{submitLabel}</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}
