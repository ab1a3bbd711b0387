import type { Metadata } from "next";
import { CardScreen } from "#components/billing/card-screen.tsx";
import { requireRead } from "#http/session.ts";
import { billingReads, findCardObstacle, paymentMode } from "#services/billing.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Change your card" };

const read = sessionRead(billingReads);

export default async function CardPage() {
  const { user, answers } = await requireRead(read);
  return <CardScreen mode={paymentMode()} obstacle={findCardObstacle(user, answers)} />;
}
