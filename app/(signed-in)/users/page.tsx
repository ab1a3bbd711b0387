import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { UsersScreen } from "#components/account/users/users-screen.tsx";
import { getSubscription } from "#services/payments.ts";
import { listMembers } from "#services/accounts.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage() {
  const user = await requireUser();
  const [members, subscription] = await Promise.all([
    listMembers(user.accountId),
    getSubscription(user.accountId),
  ]);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/users", members),
        answerTo("GET /api/subscription", subscription),
      ]}
    >
      <UsersScreen />
    </Prefill>
  );
}
