import type { Metadata } from "next";
import { SecurityScreen } from "#components/account/security/security-screen.tsx";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";
import { hasPassword } from "#services/accounts.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Security" };

export default async function SecurityPage() {
  const user = await requireUser();
  return (
    <SecurityScreen
      email={user.email}
      hasPassword={await hasPassword(user.id)}
      provider={PROVIDER_NAMES[user.authProvider as Provider]}
    />
  );
}
