import "server-only";
import type { Transaction } from "#db/client.ts";
import { endPlan, saveGivenPlan } from "#db/queries/billing.ts";
import { settleListing } from "#db/queries/listings.ts";
import type { BillingAccount } from "#lib/billing/types.ts";
import { AppError } from "#lib/errors.ts";
import { paymentMode } from "#server/payment-provider.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { runBillingStep } from "./billing-step.ts";

export { readBillingAccount } from "#db/queries/billing.ts";
export { getSubscription, listPlans } from "#db/queries/plans.ts";

export interface GrantedPlan {
  planId: number;
  until: Date;
  /** For the operators' own records. */
  reason: string;
}

/**
 * Returns whether an account pays, or has begun to pay, with Stripe, which then controls its
 * plan. Subscriptions of the embedded sandbox don't count because no one is charged for them.
 */
export const isWithStripe = ({ subscriptionId }: Pick<BillingAccount, "subscriptionId">): boolean =>
  subscriptionId !== null && paymentMode().kind !== "sandbox";

/**
 * Checks that an account doesn't pay with Stripe.
 * @throws AppError `conflict`, naming the subscription
 */
export function assertNotStripe(account: Pick<BillingAccount, "subscriptionId">): void {
  if (!isWithStripe(account)) return;
  throw new AppError(
    "conflict",
    `This account has the Stripe subscription ${account.subscriptionId} and would still be charged. Cancel it in Stripe first. The plan ends here when Stripe reports it.`,
  );
}

async function change(
  accountId: string,
  reason: "given" | "ended",
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await runBillingStep(accountId, async (account, save) => {
    assertNotStripe(account);
    await save(async (tx) => {
      // Record the withdrawal first: a page withdrawn when its plan ended must not come back
      // automatically.
      await settleListing(accountId, new Date(), tx);
      await write(tx);
    });
  });
  logSecurityEvent("plan_changed", { outcome: "succeeded", subject: accountId, reason });
}

/**
 * Gives an account a free plan until a moment, replacing its earlier one. A purchased plan
 * replaces it.
 * @throws AppError `conflict` for an account that pays with Stripe, or while a payment step runs
 */
export const grantPlan = (accountId: string, plan: GrantedPlan): Promise<void> =>
  change(accountId, "given", (tx) => saveGivenPlan(accountId, plan, tx));

/**
 * Ends an account's plan now.
 * @throws as `grantPlan`
 */
export const revokePlan = (accountId: string): Promise<void> =>
  change(accountId, "ended", (tx) => endPlan(accountId, tx));
