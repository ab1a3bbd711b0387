"use client";

import { useQuery } from "@tanstack/react-query";
import { billing } from "#components/data/queries.ts";
import { Callout } from "#components/ui/callout.tsx";
import { formatDate } from "#lib/format.ts";
import { PlanOffer } from "./plan-offer.tsx";

/**
 * Reminds the Admin of a sold home that the plan renews unless it is canceled.
 * @param hasLink links to Billing, where the plan can be canceled
 */
export function EndPlanAfterSale({ hasLink = false }: { hasLink?: boolean }) {
  const { data } = useQuery(billing);
  if (!data?.isSold || !data.canManage || data.plan?.state !== "renews") return null;
  const { name, currentPeriodEnd } = data.plan;
  const text = `Your home is sold. If you don't need your ${name} plan, cancel it before it renews on ${formatDate(currentPeriodEnd)}.`;
  return hasLink ? <PlanOffer>{text}</PlanOffer> : <Callout role="note">{text}</Callout>;
}
