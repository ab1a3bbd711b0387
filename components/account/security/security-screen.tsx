"use client";

import { EmailCard } from "#components/account/email/email-card.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { AccountCard } from "./account-card.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

/**
 * @param isAdmin whether the account is theirs to download and delete
 * @param hasPassword false for a person who logs in only through identity providers
 * @param provider the name of the provider that they signed up with
 */
export function SecurityScreen({
  email,
  isAdmin,
  hasPassword,
  provider = "Google",
}: {
  email: string;
  isAdmin: boolean;
  hasPassword: boolean;
  provider?: string;
}) {
  return (
    <AccountFrame>
      {hasPassword ? (
        <ChangePasswordForm email={email} />
      ) : (
        <TitledCard title="Change password" className="pt-2 sm:pt-2">
          <p className="leading-7 text-muted-foreground">
            You log in with {provider}, so there&apos;s no password to change here.
          </p>
        </TitledCard>
      )}
      <EmailCard hasPassword={hasPassword} />
      <TwoStepCard hasPassword={hasPassword} />
      <SessionsCard />
      {isAdmin ? <AccountCard hasPassword={hasPassword} /> : null}
    </AccountFrame>
  );
}
