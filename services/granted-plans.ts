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
 * Whether an account pays, or has begun to pay, by Stripe: its plan is Stripe's to say then. What the
 * sandbox of the embedded database has open is nothing that goes on by itself.
 */
export const isWithStripe = ({ subscriptionId }: Pick<BillingAccount, "subscriptionId">): boolean =>
  subscriptionId !== null && paymentMode().kind !== "sandbox";

/** @throws AppError `conflict`, naming the subscription, for an account that pays by Stripe */
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
      // A page that was withdrawn because its plan had ended doesn't come back by itself.
      await settleListing(accountId, new Date(), tx);
      await write(tx);
    });
  });
  logSecurityEvent("plan_changed", { outcome: "succeeded", subject: accountId, reason });
}

/**
 * Gives an account a plan for nothing, until a moment; in the place of one that it had. A plan that is
 * bought meanwhile takes its place.
 * @throws AppError `conflict` for an account that pays by Stripe, or while a payment step runs
 */
export const grantPlan = (accountId: string, plan: GrantedPlan): Promise<void> =>
  change(accountId, "given", (tx) => saveGivenPlan(accountId, plan, tx));

/** Ends an account's plan now. @throws as `grantPlan` */
export const revokePlan = (accountId: string): Promise<void> =>
  change(accountId, "ended", (tx) => endPlan(accountId, tx));
