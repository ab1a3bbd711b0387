import type { LateChange, PlanView } from "#lib/schemas/billing.ts";

// `cost` is what is paid a month, in whole dollars: the plan's own may have changed since it was bought.
// `paidUntil` may have passed.
export type PaidPlan = { planId: number; cost: number; paidFrom: Date; paidUntil: Date };

export type BillingState = {
  // The provider's subscription that runs, else the one that waits for its first payment.
  subscriptionId: string | null;
  // What must be confirmed before the running subscription changes its plan.
  pendingChangeId: string | null;
  paid: PaidPlan | null;
  // No other month follows by itself; left out: as it was.
  isEnding?: boolean;
  // Null: what was told of the one before is no news any more. Left out: it stays as it is.
  lateChange?: LateChange | null;
};

// `id` and `email` are those of the account's Admin.
export type BillingAccount = BillingState & {
  id: string;
  email: string;
  customerId: string | null;
};

// Without a secret the plan is active already.
export type OpenCheckout = { state: BillingState; clientSecret: string | null };

/**
 * A payment provider. Every function may be called again with the same account at any time, and
 * finds what it made before. The caller holds the account's lock and stores the state given back.
 * @throws AppError `bad_gateway` or `unavailable` when the provider can't be used; `openCheckout`
 *   CustomerGone when it does not know the customer any more
 */
export interface PaymentProvider {
  // The account's customer at the provider, made at the first call; null where there are none.
  createCustomer(account: BillingAccount): Promise<string | null>;
  // Tells of the account's present email; a customer whom the provider doesn't know is left alone.
  saveEmail(account: BillingAccount): Promise<void>;
  // Opens the one checkout of an account for a plan: a first payment, or the change of a running
  // subscription. Checkouts of other plans that were never paid are closed. Nothing is charged.
  openCheckout(
    account: BillingAccount,
    plan: PlanView,
    plans: readonly PlanView[],
  ): Promise<OpenCheckout>;
  // What the account has now, read anew. A change of plan that has been confirmed takes effect here.
  // `takenBackChargeId` is a charge that was paid back, or disputed at the bank.
  refresh(
    account: BillingAccount,
    plans: readonly PlanView[],
    takenBackChargeId?: string,
  ): Promise<BillingState>;
  // Whose charge it is; null for nobody's.
  findCustomer(chargeId: string): Promise<string | null>;
}

// The provider has no such customer: deleted there, or made under other keys.
export class CustomerGone extends Error {
  override name = "CustomerGone";
}
