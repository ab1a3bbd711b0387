import type { Metadata } from "next";
import { PlansScreen } from "#components/billing/plans-screen.tsx";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { findPurchaseObstacle, getSubscription, listPlans } from "#services/payments.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Plans" };

export default async function PlansPage() {
  const user = await requireUser();
  const [plans, subscription] = await Promise.all([listPlans(), getSubscription(user.accountId)]);
  return (
    <Prefill
      answers={[answerTo("GET /api/plans", plans), answerTo("GET /api/subscription", subscription)]}
    >
      <PlansScreen obstacle={findPurchaseObstacle(user)} />
    </Prefill>
  );
}
