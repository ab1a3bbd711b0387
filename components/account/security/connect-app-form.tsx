"use client";

import { AppCodeField } from "#components/forms/code-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { api } from "#lib/api/client.ts";
import { groupsOfFour } from "#lib/format.ts";
import type { SetUpView } from "#lib/schemas/second-factor.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { QrCode } from "./qr-code.tsx";

export function ConnectAppForm({
  setUp: { secret, address },
  onConfirmed,
  onCancel,
}: {
  setUp: SetUpView;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/second-factor.ts")).appCodeInput,
    values: { code: "" },
    save: (body: { code: string }) => api("POST /api/second-factor/confirm", { body }),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <SaveForm form={form} className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrCode
          text={address}
          label="QR code for your authenticator app. It contains the key below."
        />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <p className="leading-6 text-muted-foreground">
            Can&apos;t scan it? Enter this key in the app:
          </p>
          <code className="font-mono text-base leading-7 wrap-anywhere">
            {groupsOfFour(secret)}
          </code>
          <CopyButton text={secret}>Copy key</CopyButton>
        </div>
      </div>
      <AppCodeField control={form.control} name="code" />
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onCancel} />
        <SubmitButton pendingLabel="Turning on..."> Turn on</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}
