import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { UsersScreen } from "#components/account/users/users-screen.tsx";
import { getSubscription } from "#db/queries/plans.ts";
import { listMembers } from "#db/queries/users.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage() {
  const user = await requireUser();
  const [members, subscription] = await Promise.all([
    listMembers(user.accountId),
    getSubscription(user.accountId),
  ]);
  return (
    <Prefill data={{ "/api/users": members, "/api/subscription": subscription }}>
      <UsersScreen />
    </Prefill>
  );
}
