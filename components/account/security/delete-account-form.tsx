"use client";

import { AnyCodeField } from "#components/forms/code-field.tsx";
import { CurrentPasswordField } from "#components/forms/password-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";

export interface Asked {
  /** How the person proves who they are: by password, emailed link, or recent login. */
  proof: "password" | "link" | "login";
  hasSecondFactor: boolean;
  onRequested: (deletesAt: string) => void;
  onClose: () => void;
}

const HINTS: Record<Asked["proof"], string | null> = {
  password: null,
  link: "You have no password here, so we'll email you a link to confirm.",
  login: "You need to have logged in within the last 10 minutes.",
};

export function DeleteAccountForm({ proof, hasSecondFactor, onRequested, onClose }: Asked) {
  const asksPassword = proof === "password";
  const form = useSaveForm({
    schema: async () =>
      (await import("#lib/schemas/account-deletion.ts")).deleteAccountForm({
        password: asksPassword,
        code: hasSecondFactor,
      }),
    values: { password: "", code: "" },
    save: async ({ password, code }) => {
      const body = { ...(asksPassword && { password }), ...(hasSecondFactor && { code }) };
      if (proof !== "link") return (await api("POST /api/account-deletion", { body })).deletesAt;
      await api("POST /api/account-deletion/link", { body });
      return null;
    },
    onSaved: (deletesAt) => {
      onClose();
      if (deletesAt) return onRequested(deletesAt);
      toast({ title: "Email sent", description: "Open the link we emailed you to confirm." });
    },
  });
  return (
    <SaveForm form={form} label="Delete account" className="flex flex-col gap-5">
      {HINTS[proof] ? <p className="leading-6">{HINTS[proof]}</p> : null}
      {asksPassword ? (
        <CurrentPasswordField control={form.control} name="password" label="Current password" />
      ) : null}
      {hasSecondFactor ? <AnyCodeField control={form.control} name="code" /> : null}
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        {proof === "link" ? (
          <SubmitButton pendingLabel="Sending...">Email me a link</SubmitButton>
        ) : (
          <SubmitButton variant="destructive" pendingLabel="Deleting...">
            Delete account
          </SubmitButton>
        )}
      </DialogFooter>
    </SaveForm>
  );
}
