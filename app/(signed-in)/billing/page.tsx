import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getSubscription, syncSubscription } from "#services/payments.ts";
import { BillingScreen } from "#components/billing/billing-screen.tsx";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { PAYMENT_OUTCOMES } from "#lib/schemas/billing.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Billing" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BillingPage({ searchParams }: Props) {
  const user = await requireUser();
  const { redirect_status: status, ...rest } = await searchParams;
  const outcome = PAYMENT_OUTCOMES.find((known) => known === status) ?? null;
  // Stripe leads back with a secret of the payment in the address, where it is not to stay.
  if (Object.keys(rest).length > 0) {
    redirect(outcome ? `/billing?redirect_status=${outcome}` : "/billing");
  }
  const { progress, lateChange } = await syncSubscription(user, outcome !== null);
  return (
    <Prefill answers={[answerTo("GET /api/subscription", await getSubscription(user.accountId))]}>
      <BillingScreen outcome={outcome} progress={progress} lateChange={lateChange} />
    </Prefill>
  );
}
