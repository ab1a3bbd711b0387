"use client";

import { api } from "#lib/api/client.ts";
import { formatDate } from "#lib/format.ts";
import { TITLES } from "#lib/screens.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { rememberFirstLogin } from "./first-login.ts";
import { LinkAction } from "./mailed-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export function ResetPasswordScreen() {
  return (
    <AuthPanel title={TITLES["/reset-password"]}>
      <NewPasswordForm
        call="POST /api/reset-password"
        text="You'll be logged out everywhere. Then log in with your new password."
        submitLabel="Set password"
        pendingLabel="Setting password..."
        successMessage="Your new password is set. You can now log in."
      />
    </AuthPanel>
  );
}

export function InvitationScreen() {
  return (
    <AuthPanel title={TITLES["/invitation"]}>
      <NewPasswordForm
        call="POST /api/invitation"
        text="Set your own password. It replaces the one you were given, and only you will know it."
        submitLabel="Accept invitation"
        pendingLabel="Accepting..."
        successMessage="Welcome! You can now log in with your new password."
        onSaved={() => rememberFirstLogin({ opensDashboard: true })}
      />
    </AuthPanel>
  );
}

export function VerifyEmailScreen() {
  return (
    <AuthPanel title={TITLES["/verify-email"]}>
      <LinkAction
        text="Confirm only if you have a Porchlight account and this is your address."
        label="Confirm address"
        pendingLabel="Confirming..."
        send={(secret) => api("POST /api/verify-email", { body: { secret } })}
        describe={({ email }) => `${email} is confirmed. Use it to log in.`}
      />
    </AuthPanel>
  );
}

export function RestoreEmailScreen() {
  return (
    <AuthPanel title={TITLES["/restore-email"]}>
      <LinkAction
        text="Your account goes back to its previous email address, and everyone is logged out. We'll email you a link to set a new password."
        label="Restore address"
        pendingLabel="Restoring..."
        send={(secret) => api("POST /api/restore-email", { body: { secret } })}
        describe={({ email }) =>
          `Your account uses ${email} again. We emailed you a link to set a new password.`
        }
      />
    </AuthPanel>
  );
}

export function DeleteAccountScreen() {
  return (
    <AuthPanel title={TITLES["/delete-account"]}>
      <LinkAction
        text="Your listing page is withdrawn now. Everything in your account is deleted 14 days from now. Until then, you can log in and keep it."
        label="Delete account"
        pendingLabel="Deleting..."
        send={(secret) => api("POST /api/account-deletion/confirmation", { body: { secret } })}
        describe={({ deletesAt }) =>
          `Your account will be deleted on ${formatDate(deletesAt)}. To keep it, log in before then.`
        }
      />
    </AuthPanel>
  );
}
