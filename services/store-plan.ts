import "server-only";
import type { Transaction } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import { saveBillingState } from "#db/queries/billing.ts";
import { notifyOfEndingPlan } from "#db/queries/ending-plans.ts";
import { settleListing } from "#db/queries/listings.ts";
import { saveReceipts } from "#db/queries/receipts.ts";
import type { BillingAccount, BillingState } from "#lib/billing/types.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import type { Save } from "./billing-step.ts";

const runningPlan = ({ paid }: Pick<BillingState, "paid">) =>
  paid && paid.paidUntil > new Date() ? paid : null;

// Returns how the paid plan changed, or null.
function planChange(before: BillingAccount, after: BillingState) {
  const [was, is] = [runningPlan(before), runningPlan(after)];
  if (!was) return is ? "bought" : null;
  if (!is) return "ended";
  if (was.planId !== is.planId) return "changed";
  if (was.paidUntil.getTime() !== is.paidUntil.getTime()) return "renewed";
  if (after.isEnding === undefined || after.isEnding === before.isEnding) return null;
  return after.isEnding ? "canceled" : "resumed";
}

/**
 * Stores an account's state at the payment provider, and queues what follows: a notice that the plan ends
 * soon, and the email of each new receipt.
 */
export async function storeState(
  account: BillingAccount,
  state: BillingState,
  save: Save,
  writeAlong?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await save(async (tx) => {
    await writeAlong?.(tx);
    // Record the withdrawal first: a page withdrawn when its plan ended must not come back
    // automatically.
    if (state.paid) await settleListing(account.id, new Date(), tx);
    await saveBillingState(account.id, state, tx);
    await notifyOfEndingPlan(account.id, new Date(), tx);
    const accountId = account.id;
    const mailed = await saveReceipts(accountId, state.receipts ?? [], tx);
    await addJobs(
      tx,
      "mail",
      mailed.map((receiptId) => ({ kind: "receipt" as const, accountId, receiptId })),
    );
  });
  const reason = planChange(account, state);
  if (reason) {
    logSecurityEvent("plan_changed", { outcome: "succeeded", subject: account.id, reason });
  }
}
