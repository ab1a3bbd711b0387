import "server-only";
import type Stripe from "stripe";
import { type BillingState, NOTHING_TO_CANCEL } from "#lib/billing/types.ts";
import { AppError } from "#lib/errors.ts";
import { closeChange } from "./plan-change.ts";
import { type Customer, MAX_READS, type Plans, readSnapshot, stateOf } from "./snapshot.ts";
import { endUnpaid, isEnding, isPaid, saveEnding } from "./subscriptions.ts";

const STILL_PROCESSED =
  "A payment for your plan is still processing. Please wait until your billing page shows the result, then try again.";

/**
 * Cancels the plan at the end of its paid period, or resumes it. A plan whose renewal is unpaid ends
 * immediately, with the unpaid invoice, so that its card isn't tried again.
 * @throws AppError `conflict` without a plan, or while a payment is in progress
 */
export async function setEnding(
  stripe: Stripe,
  account: Customer,
  plans: Plans,
  ends: boolean,
): Promise<BillingState> {
  for (let read = 0; read < MAX_READS; read++) {
    const state = await trySetEnding(stripe, account, plans, ends);
    if (state) return state;
  }
  throw new AppError("conflict", STILL_PROCESSED);
}

// Returns null if something was paid in between and the account must be read again.
async function trySetEnding(
  stripe: Stripe,
  account: Customer,
  plans: Plans,
  ends: boolean,
): Promise<BillingState | null> {
  const seen = await readSnapshot(stripe, account, plans);
  const { running, pending } = seen;
  if (!running || (!ends && !isPaid(running))) throw new AppError("conflict", NOTHING_TO_CANCEL);
  if (ends && pending && !(await closeChange(stripe, pending))) return null;
  if (!isPaid(running)) {
    if (!(await endUnpaid(stripe, running))) return null;
    return stateOf(await readSnapshot(stripe, account, plans), plans);
  }
  const changed = isEnding(running) === ends ? running : await saveEnding(stripe, running, ends);
  return stateOf({ ...seen, running: changed, pending: ends ? null : pending }, plans);
}
