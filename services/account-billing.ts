import "server-only";
import type { Jobs } from "#db/jobs.ts";
import { isDeletionRequested } from "#db/queries/account-deletions.ts";
import { readBillingAccount } from "#db/queries/billing.ts";
import { listPlans } from "#db/queries/plans.ts";
import { CustomerGone, NOTHING_TO_CANCEL } from "#lib/billing/types.ts";
import { AppError } from "#lib/errors.ts";
import { paymentMode, paymentProvider } from "#server/payment-provider.ts";
import { runBillingStep } from "./billing-step.ts";
import { storeState } from "./store-plan.ts";

const hasNothingToChange = (error: unknown) =>
  error instanceof CustomerGone ||
  (error instanceof AppError && error.message === NOTHING_TO_CANCEL);

/**
 * Runs the job that stops the plan's renewal while an account's deletion is requested, and resumes
 * it once the account is kept. Reads which of the two, so that late and repeated jobs are right.
 */
export async function settleRenewal({ accountId }: Jobs["plan_renewal"]): Promise<void> {
  const before = await readBillingAccount(accountId);
  if (!before || paymentMode().kind === "none") return;
  await runBillingStep(accountId, async (account, save) => {
    if (account.paid === null && account.subscriptionId === null) return;
    const isEnding = await isDeletionRequested(accountId);
    try {
      const state = await paymentProvider().setEnding(account, await listPlans(), isEnding);
      await storeState(account, state, save);
    } catch (error) {
      if (!hasNothingToChange(error)) throw error;
    }
  });
}

/** Runs the job that deletes a deleted account's customer at the payment provider. */
export const deleteCustomer = ({ customerId }: Jobs["delete_customer"]): Promise<void> =>
  paymentProvider().deleteCustomer(customerId);
