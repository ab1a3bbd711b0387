import type { Metadata } from "next";
import { SecurityScreen } from "#components/account/security/security-screen.tsx";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { requireSession } from "#http/session.ts";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";
import { hasPassword } from "#services/accounts.ts";
import { getSecondFactor } from "#services/second-factor.ts";
import { listSessions } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Security" };

export default async function SecurityPage() {
  const { id, user } = await requireSession();
  const [withPassword, factor, sessions] = await Promise.all([
    hasPassword(user.id),
    getSecondFactor(user.id),
    listSessions(user.id, id),
  ]);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/second-factor", factor),
        answerTo("GET /api/sessions", sessions),
      ]}
    >
      <SecurityScreen
        email={user.email}
        hasPassword={withPassword}
        provider={PROVIDER_NAMES[user.authProvider as Provider]}
      />
    </Prefill>
  );
}
