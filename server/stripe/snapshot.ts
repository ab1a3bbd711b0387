import "server-only";
import type Stripe from "stripe";
import type { BillingAccount, BillingState } from "#lib/billing/types.ts";
import type { LateChange, PlanView } from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import { applyCard, cardOf } from "./cards.ts";
import { type PendingChange, readChange } from "./plan-change.ts";
import { settleChange } from "./settle-change.ts";
import {
  type CustomerSubscriptions,
  endUnpaid,
  isDisputed,
  isEnding,
  itemOf,
  paidPlan,
  readSubscriptions,
} from "./subscriptions.ts";

/** How often to read an account again because something was paid in between. */
export const MAX_READS = 3;

export type Plans = readonly PlanView[];
export type Customer = BillingAccount & { customerId: string };

/** An account's state at Stripe. `pendingCardId` is undefined if no card was changed. */
export type Snapshot = CustomerSubscriptions & {
  pending: PendingChange | null;
  lateChange?: LateChange;
  pendingCardId?: string | null;
};

export function stateOf(
  { running, attempts, ended, pending, lateChange, pendingCardId }: Snapshot,
  plans: Plans,
): BillingState {
  const last = running ?? ended[0];
  const paid = last ? paidPlan(last) : null;
  const isOurs = paid !== null && plans.some(({ id }) => id === paid.planId);
  if (last && !isOurs) {
    logError("payment not matched to a plan", new Error("The price belongs to no plan"), {
      subscription: last.id,
      price: itemOf(last).price.id,
    });
  }
  const card = last && cardOf(last);
  const isWithheld = running !== null && isDisputed(running);
  return {
    subscriptionId: running?.id ?? attempts[0]?.id ?? null,
    pendingChangeId: pending?.id ?? null,
    paid: isOurs && !isWithheld ? paid : null,
    ...(last && { isEnding: isEnding(last) }),
    ...(lateChange && { lateChange }),
    ...(card !== undefined && { card }),
    ...(pendingCardId !== undefined && { pendingCardId }),
  };
}

/**
 * Ends subscriptions that wait for their first payment.
 * @returns false if one has been paid
 */
export async function closeAttempts(
  stripe: Stripe,
  attempts: Stripe.Subscription[],
): Promise<boolean> {
  for (const attempt of attempts) {
    if (!(await endUnpaid(stripe, attempt))) return false;
  }
  return true;
}

/**
 * Reads the account's state at Stripe and settles what was confirmed: another card, or a plan change,
 * which may have come too late.
 */
export async function readSnapshot(
  stripe: Stripe,
  account: Customer,
  plans: Plans,
): Promise<Snapshot> {
  const found = await readSubscriptions(stripe, account.customerId);
  const { pendingChangeId, pendingCardId } = account;
  const card = pendingCardId === null ? {} : await applyCard(stripe, found.running, pendingCardId);
  const subscriptions = { ...found, ...card };
  const change = pendingChangeId === null ? null : await readChange(stripe, pendingChangeId);
  if (!change) return { ...subscriptions, pending: null };
  return {
    ...subscriptions,
    ...(await settleChange(stripe, change, subscriptions.running, plans)),
  };
}
