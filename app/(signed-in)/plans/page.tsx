import type { Metadata } from "next";
import { PlansScreen } from "#components/billing/plans-screen.tsx";
import { Prefill } from "#components/data/prefill.tsx";
import { getSubscription, listPlans } from "#db/queries/plans.ts";
import { isAdmin } from "#lib/account-rules.ts";
import { NOT_ADMIN, NOT_CONFIGURED, paymentMode } from "#lib/billing/index.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Plans" };

export default async function PlansPage() {
  const user = await requireUser();
  const [plans, subscription] = await Promise.all([listPlans(), getSubscription(user.accountId)]);
  const obstacle = !isAdmin(user)
    ? NOT_ADMIN
    : paymentMode().kind === "none"
      ? NOT_CONFIGURED
      : null;
  return (
    <Prefill data={{ "/api/plans": plans, "/api/subscription": subscription }}>
      <PlansScreen obstacle={obstacle} />
    </Prefill>
  );
}
