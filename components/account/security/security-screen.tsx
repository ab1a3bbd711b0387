"use client";

import { useState } from "react";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/**
 * /security.
 * @param hasPassword false for a person who signs in with Google only
 */
export function SecurityScreen({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [message, setMessage] = useState<string | null>(null);

  return (
    <AccountFrame>
      <Banner tone="success" message={message} onHide={() => setMessage(null)} />
      {hasPassword ? (
        <ChangePasswordForm
          email={email}
          onSubmit={() => setMessage(null)}
          onSaved={() => setMessage("Your password has been updated.")}
        />
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
