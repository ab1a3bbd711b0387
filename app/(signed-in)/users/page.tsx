import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { UsersScreen } from "#components/account/users/users-screen.tsx";
import { membersOfAccount } from "#services/accounts.ts";
import { openInvitations } from "#services/email-address.ts";
import { subscriptionOfAccount } from "#services/payments.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Users" };

const read = sessionRead({
  members: membersOfAccount,
  invitations: openInvitations,
  subscription: subscriptionOfAccount,
});

export default async function UsersPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/users", answers.members),
        answerTo("GET /api/invitations", answers.invitations),
        answerTo("GET /api/subscription", answers.subscription),
      ]}
    >
      <UsersScreen />
    </Prefill>
  );
}
