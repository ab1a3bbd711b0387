import "server-only";
import type Stripe from "stripe";
import type { ReceiptState } from "#lib/fields/receipts.ts";
import type { ProviderReceipt } from "#lib/billing/types.ts";
import type { PlanView } from "#lib/schemas/billing.ts";
import { termsOf } from "./change-invoice.ts";
import type { ReversedCharge } from "./refunds-and-disputes.ts";

// More than eight years of renewals.
const MOST = 100;

const UNPAID: Readonly<Record<string, ReceiptState>> = {
  open: "unpaid",
  uncollectible: "unpaid",
  void: "void",
};

// An unpaid invoice is owed only for a renewal. Others are checkouts that weren't finished.
function stateOf({ status, billing_reason: reason }: Stripe.Invoice): ReceiptState | null {
  if (status === "paid") return "paid";
  return reason === "subscription_cycle" ? (UNPAID[status ?? ""] ?? null) : null;
}

// An invoice of a month has the price as one of its lines. Parts of a month are smaller.
function monthlyCostOf({ metadata, lines }: Stripe.Invoice, plans: readonly PlanView[]) {
  const change = termsOf(metadata);
  if (change) return plans.find(({ id }) => String(id) === change.planId)?.cost ?? null;
  const highest = Math.max(0, ...lines.data.map(({ amount }) => amount));
  return highest > 0 ? Math.round(highest / 100) : null;
}

type Context = { plans: readonly PlanView[]; reversed: ReversedCharge | null };

function toReceipt(invoice: Stripe.Invoice, { plans, reversed }: Context): ProviderReceipt[] {
  const state = stateOf(invoice);
  if (state === null) return [];
  const amount = state === "paid" ? invoice.amount_paid : invoice.amount_due;
  const byCard = reversed?.invoice?.id === invoice.id ? reversed.charge.amount_refunded : 0;
  const refunded = Math.min(amount, Math.max(byCard, invoice.post_payment_credit_notes_amount));
  const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
  return [
    {
      providerId: invoice.id,
      number: invoice.number ?? invoice.id,
      date: new Date(paidAt * 1000),
      description: invoice.description ?? invoice.lines.data[0]?.description ?? "Monthly plan",
      ...{ amount, refunded, monthlyCost: monthlyCostOf(invoice, plans) },
      state: amount > 0 && refunded === amount ? "refunded" : state,
    },
  ];
}

/**
 * Reads a customer's invoices.
 * @param context.reversed a charge that was refunded or disputed; invoices don't show refunds to the card
 */
export async function readReceipts(
  stripe: Stripe,
  customer: string,
  context: Context,
): Promise<ProviderReceipt[]> {
  const { data } = await stripe.invoices.list({ customer, limit: MOST });
  return data.flatMap((invoice) => toReceipt(invoice, context));
}

/** Returns the address of an invoice's PDF, which Stripe renews; null for an invoice without one. */
export async function findPdf(stripe: Stripe, invoiceId: string): Promise<string | null> {
  const { invoice_pdf: url } = await stripe.invoices.retrieve(invoiceId);
  return url ?? null;
}
