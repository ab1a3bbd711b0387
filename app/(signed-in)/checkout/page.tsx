import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutScreen } from "#components/billing/checkout-screen.tsx";
import { getBillingOverview } from "#db/queries/billing.ts";
import { listPlans } from "#db/queries/plans.ts";
import { changeAmount, paymentMode } from "#lib/billing/index.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Checkout" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CheckoutPage({ searchParams }: Props) {
  const user = await requireUser();
  const { planId } = await searchParams;
  const [plans, { current }] = await Promise.all([listPlans(), getBillingOverview(user.accountId)]);
  const plan = plans.find(({ id }) => String(id) === planId);
  if (!plan) redirect("/plans");

  const from = plans.find(({ id }) => id === current?.planId);
  const change =
    from && current
      ? {
          from: from.name,
          dueToday: changeAmount(from.cost, plan.cost, current.paidUntil, new Date()),
          paidUntil: current.paidUntil.toISOString(),
        }
      : null;
  return <CheckoutScreen plan={plan} change={change} mode={paymentMode()} />;
}
