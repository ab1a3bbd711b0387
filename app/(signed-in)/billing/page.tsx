import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { billingReads, readBilling, viewBilling } from "#services/billing.ts";
import { billingOfAccount, subscriptionOfAccount, syncSubscription } from "#services/payments.ts";
import { BillingScreen } from "#components/billing/billing-screen.tsx";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { PAYMENT_OUTCOMES } from "#lib/schemas/billing.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Billing" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = sessionRead({
  ...billingReads,
  billing: billingOfAccount,
  subscription: subscriptionOfAccount,
});

export default async function BillingPage({ searchParams }: Props) {
  const { redirect_status: status, ...rest } = await searchParams;
  const outcome = PAYMENT_OUTCOMES.find((known) => known === status) ?? null;
  // Stripe's return address contains a secret of the payment. Redirect to remove it.
  if (Object.keys(rest).length > 0) {
    redirect(outcome ? `/billing?redirect_status=${outcome}` : "/billing");
  }
  const { user, answers } = await requireRead(read);
  const { subscription, progress, lateChange, isUpdated } = await syncSubscription(
    user,
    answers,
    outcome !== null,
  );
  const billing = isUpdated ? await readBilling(user) : viewBilling(user, answers);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/subscription", subscription),
        answerTo("GET /api/billing", billing),
      ]}
    >
      <BillingScreen outcome={outcome} progress={progress} lateChange={lateChange} />
    </Prefill>
  );
}
