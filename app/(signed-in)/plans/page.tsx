import type { Metadata } from "next";
import { PlansScreen } from "#components/billing/plans-screen.tsx";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { everyPlan, findPurchaseObstacle, subscriptionOfAccount } from "#services/payments.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Plans" };

const read = sessionRead({ plans: everyPlan, subscription: subscriptionOfAccount });

export default async function PlansPage() {
  const { user, answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/plans", answers.plans),
        answerTo("GET /api/subscription", answers.subscription),
      ]}
    >
      <PlansScreen obstacle={findPurchaseObstacle(user)} />
    </Prefill>
  );
}
