"use client";

import { AnyCodeField } from "#components/forms/code-field.tsx";
import { CurrentPasswordField } from "#components/forms/password-field.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";

interface Owner {
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

function ChangeEmailForm({
  hasPassword,
  hasSecondFactor,
  onAsked,
  onClose,
}: Owner & { onAsked: () => Promise<void>; onClose: () => void }) {
  const form = useSaveForm({
    schema: async () =>
      (await import("#lib/schemas/email-address.ts")).changeEmailForm({
        password: hasPassword,
        secondFactor: hasSecondFactor,
      }),
    values: { email: "", password: "", code: "" },
    save: async ({ email, password, code }) => {
      const body = { email, ...(hasPassword && { password }), ...(hasSecondFactor && { code }) };
      await api("POST /api/email-address", { body });
      return email;
    },
    onSaved: async (email) => {
      await onAsked();
      onClose();
      const description = `Open the link we emailed to ${email} to finish the change.`;
      toast({ title: "Email sent", description });
    },
  });
  return (
    <SaveForm form={form} className="flex flex-col gap-5">
      <TextField
        control={form.control}
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
      />
      {hasPassword ? (
        <CurrentPasswordField control={form.control} name="password" label="Current password" />
      ) : null}
      {hasSecondFactor ? <AnyCodeField control={form.control} name="code" /> : null}
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Sending...">Send link</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

/** Clicks outside don't close it, so typed text isn't lost. */
export function ChangeEmailDialog({
  open,
  onCloseAutoFocus,
  ...props
}: Owner & {
  open: boolean;
  onAsked: () => Promise<void>;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={props.onClose}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>Change your email address</DialogTitle>
          <DialogDescription>
            {props.hasPassword
              ? "We'll email a link to the new address. Your current address stays until you confirm the new one."
              : "We'll email a link to the new address. You need to have logged in within the last 10 minutes."}
          </DialogDescription>
        </DialogHeader>
        <ChangeEmailForm {...props} />
      </DialogContent>
    </Dialog>
  );
}
