import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutScreen } from "#components/billing/checkout-screen.tsx";
import { requireRead } from "#http/session.ts";
import { billingOfAccount, everyPlan, previewCheckout } from "#services/payments.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Checkout" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = sessionRead({ plans: everyPlan, billing: billingOfAccount });

export default async function CheckoutPage({ searchParams }: Props) {
  const { answers } = await requireRead(read);
  const { planId } = await searchParams;
  const checkout = previewCheckout(answers.plans, answers.billing, String(planId));
  if (!checkout) redirect("/plans");
  return <CheckoutScreen {...checkout} />;
}
