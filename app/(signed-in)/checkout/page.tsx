import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutScreen } from "#components/billing/checkout-screen.tsx";
import { requireUser } from "#http/session.ts";
import { previewCheckout } from "#services/payments.ts";

export const metadata: Metadata = { title: "Checkout" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CheckoutPage({ searchParams }: Props) {
  const user = await requireUser();
  const { planId } = await searchParams;
  const checkout = await previewCheckout(user.accountId, String(planId));
  if (!checkout) redirect("/plans");
  return <CheckoutScreen {...checkout} />;
}
