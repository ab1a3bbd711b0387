import { formatDate, formatMoney } from "#lib/format.ts";
import type { BilledPlan } from "#lib/schemas/billing.ts";

/**
 * Says what a plan charges, and when. It is beside every price of a plan.
 * @param cost in whole US dollars
 */
export const chargeSentence = (cost: number): string =>
  `We charge ${formatMoney(cost)} every month, in advance, until you cancel.`;

/** Says when a plan renews and for how much, or when it ends. */
export function renewalSentence({ name, cost, state, currentPeriodEnd }: BilledPlan): string {
  const day = formatDate(currentPeriodEnd);
  switch (state) {
    case "renews":
      return `Renews on ${day} for ${formatMoney(cost)}, less any credit you have.`;
    case "ends":
      return `Canceled. Your plan works until ${day}, and you won't be charged again.`;
    case "free":
      return `Free until ${day}. Nothing is charged, and it doesn't renew.`;
    case "unpaid":
      return `Your ${name} plan isn't active because its last payment failed or is disputed. Your card may be charged again until you cancel. To pay now, choose the plan again.`;
  }
}
