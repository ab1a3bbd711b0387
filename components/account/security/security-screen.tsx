"use client";

import { AccountFrame } from "#components/layout/account-frame.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** @param hasPassword false for a person who signs in with Google only */
export function SecurityScreen({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <AccountFrame>
      {hasPassword ? (
        <ChangePasswordForm email={email} />
      ) : (
        <Card>
          <CardHeader>
            <CardTitle>Change password</CardTitle>
          </CardHeader>
          <CardContent className="pt-2 sm:pt-2">
            <p className="leading-7 text-muted-foreground">
              You sign in with Google, so there is no password to change here.
            </p>
          </CardContent>
        </Card>
      )}
    </AccountFrame>
  );
}
