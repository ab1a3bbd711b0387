import type { Metadata } from "next";
import { SecurityScreen } from "#components/account/security/security-screen.tsx";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { requireRead } from "#http/session.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { type Provider, PROVIDER_NAMES } from "#lib/sign-in-providers.ts";
import { hasPassword } from "#services/accounts.ts";
import { ownEmailAddress, viewEmailAddress } from "#services/email-address.ts";
import { ownSecondFactor } from "#services/second-factor.ts";
import { ownSessions, sessionRead, viewSessions } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Security" };

const read = sessionRead({
  hasPassword,
  factor: ownSecondFactor,
  sessions: ownSessions,
  address: ownEmailAddress,
});

export default async function SecurityPage() {
  const { sessionId, user, answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/second-factor", answers.factor),
        answerTo("GET /api/email-address", viewEmailAddress(answers.address)),
        answerTo("GET /api/sessions", viewSessions(answers.sessions, sessionId)),
      ]}
    >
      <SecurityScreen
        email={user.email}
        isAdmin={isAdmin(user)}
        hasPassword={answers.hasPassword}
        provider={PROVIDER_NAMES[user.authProvider as Provider]}
      />
    </Prefill>
  );
}
