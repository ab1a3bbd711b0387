"use client";

import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { TITLES } from "#lib/screens.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { BACK_TO_LOGIN, HomeLink } from "./mailed-link.tsx";

export function ForgotPasswordScreen() {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/account.ts")).forgottenPasswordInput,
    values: { email: "" },
    save: (body) => api("POST /api/forgot-password", { body }),
    successMessage:
      "If an account uses that address, we sent it an email. The link works for one hour.",
    leavesScreen: true,
  });
  return (
    <AuthPanel title={TITLES["/forgot-password"]}>
      <SaveForm form={form} className="flex flex-col gap-5">
        <SaveBanner tone="success" hideAfter={null} />
        <SaveBanner tone="error" hideAfter={null} />
        <p className="leading-7 text-muted-foreground">
          Enter your account email. We&apos;ll send you a link to set a new password.
        </p>
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
        />
        <SubmitButton size="lg" className="mt-1 w-full" pendingLabel="Sending link...">
          Send link
        </SubmitButton>
      </SaveForm>
      <HomeLink>{BACK_TO_LOGIN}</HomeLink>
    </AuthPanel>
  );
}
