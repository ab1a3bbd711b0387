"use client";

import { api } from "#lib/api/client.ts";
import { AuthPanel } from "./auth-panel.tsx";
import { LinkAction } from "./mailed-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

// What the links in mails lead to.

export function ResetPasswordScreen() {
  return (
    <AuthPanel title="Set a new password">
      <NewPasswordForm
        call="POST /api/reset-password"
        text="Afterwards you are signed out everywhere, and log in with the new one."
        submitLabel="Set Password"
        pendingLabel="Setting Password..."
        successMessage="Your new password is set. You can now log in."
      />
    </AuthPanel>
  );
}

export function InvitationScreen() {
  return (
    <AuthPanel title="Accept your invitation">
      <NewPasswordForm
        call="POST /api/invitation"
        text="Set a password of your own. It takes the place of the one that you were given, and nobody else learns it."
        submitLabel="Accept Invitation"
        pendingLabel="Accepting..."
        successMessage="Welcome! You can now log in with your own password."
      />
    </AuthPanel>
  );
}

export function VerifyEmailScreen() {
  return (
    <AuthPanel title="Confirm your email address">
      <LinkAction
        text="Press the button if you have an account at Porchlight and this address is yours."
        label="Confirm Address"
        pendingLabel="Confirming..."
        send={(secret) => api("POST /api/verify-email", { body: { secret } })}
        describe={({ email }) => `${email} is confirmed. You log in with it.`}
      />
    </AuthPanel>
  );
}

export function RestoreEmailScreen() {
  return (
    <AuthPanel title="Put your address back">
      <LinkAction
        text="Your account gets its former email address back, and everyone is signed out of it. You get a mail with a link to set a new password."
        label="Put Address Back"
        pendingLabel="Putting Back..."
        send={(secret) => api("POST /api/restore-email", { body: { secret } })}
        describe={({ email }) =>
          `Your account has ${email} again. A mail with a link to set a new password is on its way there.`
        }
      />
    </AuthPanel>
  );
}
