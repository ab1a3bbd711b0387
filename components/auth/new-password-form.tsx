"use client";

import { NewPasswordFields } from "#components/forms/password-field.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { BACK_TO_LOGIN, HomeLink, readSecret } from "./mailed-link.tsx";
import { useHomeAfter } from "./use-home-after.ts";

export function NewPasswordForm({
  call,
  text,
  submitLabel,
  pendingLabel,
  successMessage,
  onSaved,
}: {
  call: "POST /api/reset-password" | "POST /api/invitation";
  text: string;
  submitLabel: string;
  pendingLabel: string;
  successMessage: string;
  onSaved?: () => void;
}) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).newPasswordForm,
    values: { password: "", confirmPassword: "" },
    save: (passwords) => api(call, { body: { ...passwords, secret: readSecret() } }),
    ...(onSaved && { onSaved }),
    successMessage,
    leavesScreen: true,
  });
  useHomeAfter(2000, form.isSaved);
  return (
    <>
      <SaveForm form={form} className="flex flex-col gap-5">
        <SaveBanner tone="success" />
        <SaveBanner tone="error" hideAfter={null} />
        <p className="leading-7 text-muted-foreground">{text}</p>
        <NewPasswordFields control={form.control} name="password" label="Password" />
        <SubmitButton size="lg" className="mt-1 w-full" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      </SaveForm>
      <HomeLink>{BACK_TO_LOGIN}</HomeLink>
    </>
  );
}
