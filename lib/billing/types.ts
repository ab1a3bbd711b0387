import type { LateChange, PlanView } from "#lib/schemas/billing.ts";

// `cost` is the monthly price paid, in whole dollars; the plan's price may have changed since.
// `paidUntil` may be in the past.
export type PaidPlan = { planId: number; cost: number; paidFrom: Date; paidUntil: Date };

export type BillingState = {
  // The active subscription at the provider, or the one that waits for its first payment.
  subscriptionId: string | null;
  // The confirmation that the running subscription needs before its plan changes.
  pendingChangeId: string | null;
  paid: PaidPlan | null;
  // The plan doesn't renew. Undefined: unchanged.
  isEnding?: boolean;
  // Null clears the last one. Undefined: unchanged.
  lateChange?: LateChange | null;
};

// `id` and `email` are the account's Admin's.
export type BillingAccount = BillingState & {
  id: string;
  email: string;
  customerId: string | null;
};

// Without a secret, the plan is already active.
export type OpenCheckout = { state: BillingState; clientSecret: string | null };

/**
 * A payment provider. Every function can be called again for the same account and finds what it created
 * before. The caller holds the account's lock and stores the returned state.
 * @throws AppError `bad_gateway` or `unavailable` if the provider fails; `openCheckout` throws
 *   CustomerGone if the provider no longer knows the customer
 */
export interface PaymentProvider {
  // Returns the account's customer id, created on the first call; null if the provider has none.
  createCustomer(account: BillingAccount): Promise<string | null>;
  // Updates the customer's email. Unknown customers are ignored.
  saveEmail(account: BillingAccount): Promise<void>;
  // Opens the account's only checkout: a first payment or a plan change. Closes unpaid checkouts of
  // other plans. Charges nothing.
  openCheckout(
    account: BillingAccount,
    plan: PlanView,
    plans: readonly PlanView[],
  ): Promise<OpenCheckout>;
  // Reads the account's current state and applies a confirmed plan change. `takenBackChargeId` is a
  // refunded or disputed charge.
  refresh(
    account: BillingAccount,
    plans: readonly PlanView[],
    takenBackChargeId?: string,
  ): Promise<BillingState>;
  // Returns the customer of a charge, or null.
  findCustomer(chargeId: string): Promise<string | null>;
}

// The customer was deleted at the provider or created with other API keys.
export class CustomerGone extends Error {
  override name = "CustomerGone";
}
