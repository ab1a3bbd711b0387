import "server-only";
import type Stripe from "stripe";
import { type Terms, termsOf } from "./change-invoice.ts";
import { revertChange, wasApplied } from "./plan-change.ts";
import { invoiceOf, isDisputed, itemOf, SHOWN } from "./subscriptions.ts";

// Dispute statuses in which the bank has the money and has not decided. A warning takes no money.
const UNDECIDED: readonly string[] = [
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
];

type Fate = "kept" | "disputed" | "gone";

async function fateOf(stripe: Stripe, charge: Stripe.Charge): Promise<Fate> {
  if (charge.refunded) return "gone";
  if (!charge.disputed) return "kept";
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  if (data.some(({ status }) => status === "lost")) return "gone";
  return data.some(({ status }) => UNDECIDED.includes(status)) ? "disputed" : "kept";
}

/** The invoice that a charge has paid; null for one that paid none. */
async function invoiceOfCharge(
  stripe: Stripe,
  { payment_intent: intent }: Stripe.Charge,
): Promise<Stripe.Invoice | null> {
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: {
      type: "payment_intent",
      payment_intent: typeof intent === "string" ? intent : intent.id,
    },
    expand: ["data.invoice"],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return typeof invoice === "object" && !("deleted" in invoice) ? invoice : null;
}

// The change that the invoice has paid, while the subscription is on it and in the same period.
function changePaidBy(invoice: Stripe.Invoice, running: Stripe.Subscription): Terms | null {
  const terms = termsOf(invoice.metadata);
  const isPresent = terms?.periodEnd === String(itemOf(running).current_period_end);
  return isPresent && wasApplied(running, invoice.id) ? terms : null;
}

const mark = (stripe: Stripe, running: Stripe.Subscription, disputedPeriod: string) =>
  stripe.subscriptions.update(running.id, { metadata: { disputedPeriod }, expand: [SHOWN] });

/**
 * Looks at a charge whose money was paid back or is disputed. It counts while it paid for the present
 * period: gone, it ends the plan, or takes its change of plan back; disputed, it withholds the plan.
 * @returns null when the subscription was ended
 */
export async function settleCharge(
  stripe: Stripe,
  running: Stripe.Subscription,
  chargeId: string,
): Promise<Stripe.Subscription | null> {
  const charge = await stripe.charges.retrieve(chargeId);
  const invoice = await invoiceOfCharge(stripe, charge);
  if (!invoice) return running;
  const change = changePaidBy(invoice, running);
  if (!change && invoice.id !== invoiceOf(running)?.id) return running;
  const fate = await fateOf(stripe, charge);
  if (fate === "disputed") {
    return mark(stripe, running, String(itemOf(running).current_period_end));
  }
  if (fate === "kept") {
    return charge.disputed && isDisputed(running) ? mark(stripe, running, "") : running;
  }
  if (change) return revertChange(stripe, running, change);
  await stripe.subscriptions.cancel(running.id);
  return null;
}
