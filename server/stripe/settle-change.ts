import "server-only";
import type Stripe from "stripe";
import type { LateChange, PlanView } from "#lib/schemas/billing.ts";
import { logError } from "#server/log.ts";
import type { Terms } from "./change-invoice.ts";
import { isRefusal } from "./errors.ts";
import {
  applyChange,
  closeChange,
  fits,
  refundChange,
  type PendingChange,
  readChange,
  wasApplied,
} from "./plan-change.ts";
import { isDisputed, isPaid } from "./subscriptions.ts";

export type Settled = {
  running: Stripe.Subscription | null;
  pending: PendingChange | null;
  lateChange?: LateChange;
};

/**
 * Settles a plan change: it stays open, takes effect, or is closed if the subscription is no longer
 * the one it was priced from. A payment for a closed change is refunded.
 */
export async function settleChange(
  stripe: Stripe,
  change: PendingChange,
  running: Stripe.Subscription | null,
  plans: readonly PlanView[],
): Promise<Settled> {
  const settled = { running, pending: null };
  if (running && wasApplied(running, change.id)) return settled;
  if (change.status === "closed") return { ...settled, ...latePaymentOf(change) };
  if (running && isTimely(change, running, plans)) {
    if (change.status === "open") return { running, pending: change };
    const changed = await applyChange(stripe, running, change);
    if (changed) return { running: changed, pending: null };
    return { ...settled, lateChange: { paidBack: 0 } };
  }
  if (await closeChange(stripe, change)) return settled;
  const confirmed = await readChange(stripe, change.id);
  // Its payment is in progress, so it is checked again later.
  if (confirmed?.status === "open") return { running, pending: confirmed };
  if (confirmed?.status !== "confirmed") return { ...settled, ...latePaymentOf(confirmed) };
  return { ...settled, ...(await refundLateChange(stripe, confirmed)) };
}

function latePaymentOf(change: PendingChange | null): Pick<Settled, "lateChange"> {
  const paidBack = change?.paidBack ?? null;
  return paidBack === null ? {} : { lateChange: { paidBack } };
}

function isTimely(
  change: PendingChange,
  running: Stripe.Subscription,
  plans: readonly PlanView[],
): change is PendingChange & { terms: Terms } {
  const isOffered = plans.some(({ id }) => String(id) === change.terms?.planId);
  return isOffered && isPaid(running) && !isDisputed(running) && fits(change, running);
}

async function refundLateChange(
  stripe: Stripe,
  change: PendingChange,
): Promise<Pick<Settled, "lateChange">> {
  try {
    return { lateChange: { paidBack: await refundChange(stripe, change) } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Probably refunded in the Stripe dashboard; the operator must check.
    logError("late plan change not given back", error, { change: change.id });
    return {};
  }
}
