import type { Metadata } from "next";
import { syncSubscription } from "#app/api/stripe/payments.ts";
import { BillingScreen } from "#components/billing/billing-screen.tsx";
import { Prefill } from "#components/data/prefill.tsx";
import { getSubscription } from "#db/queries/plans.ts";
import { PAYMENT_OUTCOMES } from "#lib/schemas/billing.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Billing" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BillingPage({ searchParams }: Props) {
  const user = await requireUser();
  const { redirect_status: status } = await searchParams;
  const outcome = PAYMENT_OUTCOMES.find((known) => known === status) ?? null;
  const progress = await syncSubscription(user.accountId, outcome !== null);
  return (
    <Prefill data={{ "/api/subscription": await getSubscription(user.accountId) }}>
      <BillingScreen outcome={outcome} progress={progress} />
    </Prefill>
  );
}
