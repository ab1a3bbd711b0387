import type { PlanView } from "#lib/schemas/billing.ts";

/** A plan, and the moment until which it is paid; that moment may have passed. */
export type PaidPlan = { planId: number; paidUntil: Date };

/** What is kept of an account's payments, and what every look at the provider brings up to date. */
export type BillingState = {
  /** The provider's subscription that runs, else the one that waits for its first payment. */
  subscriptionId: string | null;
  /** What must be confirmed before the running subscription changes its plan. */
  pendingChangeId: string | null;
  paid: PaidPlan | null;
};

/** An account as the provider needs to know it; `id` and `email` are its Admin's. */
export type BillingAccount = BillingState & {
  id: string;
  email: string;
  customerId: string | null;
};

/** A checkout that waits to be confirmed; without a secret the plan is active already. */
export type OpenCheckout = { state: BillingState; clientSecret: string | null };

/**
 * Who takes the money. Every function may be called again with the same account at any time, and
 * finds what it made before. The caller holds the account's lock and stores the state given back.
 * They throw AppError `bad_gateway` or `unavailable` when the provider can't be used.
 */
export interface PaymentProvider {
  /** The account's customer at the provider, made at the first call; null where there are none. */
  createCustomer(account: BillingAccount): Promise<string | null>;
  /**
   * Opens the one checkout of an account for a plan: a first payment, or the change of a running
   * subscription. Checkouts of other plans that were never paid are closed. Nothing is charged.
   * @throws CustomerGone when the provider does not know the customer any more
   */
  openCheckout(
    account: BillingAccount,
    plan: PlanView,
    plans: readonly PlanView[],
  ): Promise<OpenCheckout>;
  /**
   * What the account has now, read anew. A change of plan that has been confirmed takes effect here.
   * @param refundedChargeId a charge of which the provider says that it was paid back
   */
  refresh(
    account: BillingAccount,
    plans: readonly PlanView[],
    refundedChargeId?: string,
  ): Promise<BillingState>;
}

/** The provider has no such customer: deleted there, or made under other keys. */
export class CustomerGone extends Error {
  override name = "CustomerGone";
}
