import "server-only";
import type Stripe from "stripe";
import { SMALLEST_CHARGE } from "#lib/billing/proration.ts";
import { voidInvoice } from "./subscriptions.ts";

/**
 * The terms of a plan change. They only hold while the subscription is the one it was priced from.
 */
export type Terms = {
  planId: string;
  price: string;
  /** Cents for the change, paid by card or from the customer's credit. */
  amount: string;
  subscription: string;
  fromPlanId: string;
  fromPrice: string;
  periodEnd: string;
};

export const TERMS = [
  "planId",
  "price",
  "amount",
  "subscription",
  "fromPlanId",
  "fromPrice",
  "periodEnd",
] as const satisfies readonly (keyof Terms)[];

export function termsOf(metadata: Stripe.Metadata | null): Terms | null {
  const terms = metadata ?? {};
  return TERMS.every((name) => terms[name] !== undefined) ? (terms as Terms) : null;
}

// Stripe never collects this invoice automatically. The person confirms it, or it stays unpaid.
export async function createChangeInvoice(
  stripe: Stripe,
  customer: string,
  terms: Terms,
  { description, key }: { description: string; key: string },
): Promise<Stripe.Invoice> {
  const draft = await stripe.invoices.create(
    {
      customer,
      currency: "usd",
      auto_advance: false,
      pending_invoice_items_behavior: "exclude",
      description,
      metadata: terms,
    },
    { idempotencyKey: `invoice-${key}` },
  );
  if (draft.status === "draft") {
    await stripe.invoiceItems.create(
      { customer, invoice: draft.id, amount: Number(terms.amount), currency: "usd", description },
      { idempotencyKey: `item-${key}` },
    );
  }
  return stripe.invoices.finalizeInvoice(
    draft.id,
    { auto_advance: false, expand: ["confirmation_secret"] },
    { idempotencyKey: `finalize-${key}` },
  );
}

// Stripe pays a finalized invoice from the customer's credit without asking. If the credit is
// enough, the person confirms a card first and the invoice follows.
export async function isCoveredByCredit(
  stripe: Stripe,
  customer: string,
  { amount }: Terms,
): Promise<boolean> {
  const { balance = 0 } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
  return balance < 0 && Number(amount) + balance < SMALLEST_CHARGE;
}

/**
 * Pays for a change from the customer's credit.
 * @returns false if the credit is no longer enough; then nothing is paid
 */
export async function payFromCredit(
  stripe: Stripe,
  { customer }: Stripe.Subscription,
  changeId: string,
  terms: Terms,
): Promise<boolean> {
  const invoice = await createChangeInvoice(
    stripe,
    typeof customer === "string" ? customer : customer.id,
    terms,
    { description: "Plan change for the rest of the paid month", key: changeId },
  );
  return invoice.status === "paid" || !(await voidInvoice(stripe, invoice.id));
}
