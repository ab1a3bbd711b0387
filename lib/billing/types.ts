import type { CardView, LateChange, PlanView, ReceiptView } from "#lib/schemas/billing.ts";

// `cost` is the monthly price paid, in whole dollars; the plan's price may have changed since.
// `paidUntil` may be in the past.
export type PaidPlan = { planId: number; cost: number; paidFrom: Date; paidUntil: Date };

/**
 * An invoice of the provider; `providerId` is its id there, `monthlyCost` its plan's price per month in
 * whole dollars.
 */
export type ProviderReceipt = Omit<ReceiptView, "id" | "date"> & {
  providerId: string;
  monthlyCost: number | null;
  date: Date;
};

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
  // The form for another card that waits for confirmation. Undefined: unchanged.
  pendingCardId?: string | null;
  // The card that pays. Undefined: unchanged.
  card?: CardView | null;
  // New or changed ones; earlier ones stay. Undefined: not read.
  receipts?: readonly ProviderReceipt[];
};

// `id` and `email` are the account's Admin's.
export type BillingAccount = BillingState & {
  id: string;
  email: string;
  customerId: string | null;
  pendingCardId: string | null;
};

// Without a secret, the plan is already active.
export type OpenCheckout = { state: BillingState; clientSecret: string | null };

export const NOTHING_TO_CANCEL =
  "There's no plan to cancel or resume. You won't be charged again. You can choose a plan at any time.";
export const NOTHING_TO_PAY =
  "No plan is charged to a card right now. You enter a card when you choose a plan.";

export type OpenCard = { pendingCardId: string; clientSecret: string };

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
  // Reads the account's current state and applies a confirmed plan change. `reversedChargeId` is a
  // refunded or disputed charge.
  refresh(
    account: BillingAccount,
    plans: readonly PlanView[],
    reversedChargeId?: string,
  ): Promise<BillingState>;
  // Ends the plan at the end of the paid period, or lets it renew again. Doing it again changes
  // nothing. Ending it closes an open plan change, and ends an unpaid plan immediately. Throws
  // AppError `conflict` if there is no plan to end or resume.
  setEnding(
    account: BillingAccount,
    plans: readonly PlanView[],
    isEnding: boolean,
  ): Promise<BillingState>;
  // Opens the form for another card, or returns the open one. Charges nothing.
  openCard(account: BillingAccount): Promise<OpenCard>;
  // Returns the address of an invoice's PDF; null if the product makes it.
  findReceiptFile(providerId: string): Promise<string | null>;
  // Deletes a customer and ends their subscriptions immediately. Invoices stay. Unknown customers are
  // ignored.
  deleteCustomer(customerId: string): Promise<void>;
  // Returns the customer of a charge, or null.
  findCustomer(chargeId: string): Promise<string | null>;
}

// The customer was deleted at the provider or created with other API keys.
export class CustomerGone extends Error {
  override name = "CustomerGone";
}
