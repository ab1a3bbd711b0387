import "server-only";
import type Stripe from "stripe";
import { termsOf } from "./change-invoice.ts";
import { revertChange, wasApplied } from "./plan-change.ts";
import { invoiceOf, isDisputed, itemOf, SHOWN } from "./subscriptions.ts";

// Statuses in which the bank has the money and hasn't decided. A warning takes no money.
const UNDECIDED: readonly string[] = [
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
];

type Reversal = "kept" | "refunded" | "disputed" | "lost";

async function reversalOf(stripe: Stripe, charge: Stripe.Charge): Promise<Reversal> {
  if (charge.refunded) return "refunded";
  if (!charge.disputed) return "kept";
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  if (data.some(({ status }) => status === "lost")) return "lost";
  return data.some(({ status }) => UNDECIDED.includes(status)) ? "disputed" : "kept";
}

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

const mark = (stripe: Stripe, running: Stripe.Subscription, disputedPeriod: string) =>
  stripe.subscriptions.update(running.id, { metadata: { disputedPeriod }, expand: SHOWN });

// Clears the credit, because it came from money the bank took back.
async function cancelWithoutCredit(
  stripe: Stripe,
  { id, customer }: Stripe.Subscription,
): Promise<null> {
  await stripe.customers.update(typeof customer === "string" ? customer : customer.id, {
    balance: 0,
  });
  await stripe.subscriptions.cancel(id);
  return null;
}

/** A refunded or disputed charge, and the invoice it paid. */
export type ReversedCharge = { charge: Stripe.Charge; invoice: Stripe.Invoice | null };

export async function readReversedCharge(stripe: Stripe, id: string): Promise<ReversedCharge> {
  const charge = await stripe.charges.retrieve(id);
  return { charge, invoice: await invoiceOfCharge(stripe, charge) };
}

/**
 * Handles a refunded or disputed charge. A lost dispute ends the subscription. Otherwise only
 * payments for the current period matter. A dispute withholds the plan until it is decided. A
 * refund ends the subscription, or reverts the plan change it paid for.
 * @returns null if the subscription was ended
 */
export async function settleReversedCharge(
  stripe: Stripe,
  running: Stripe.Subscription,
  { charge, invoice }: ReversedCharge,
): Promise<Stripe.Subscription | null> {
  if (!invoice) return running;
  const fate = await reversalOf(stripe, charge);
  if (fate === "lost") return cancelWithoutCredit(stripe, running);

  const period = String(itemOf(running).current_period_end);
  const change = termsOf(invoice.metadata);
  const isPresent = change ? change.periodEnd === period : invoice.id === invoiceOf(running)?.id;
  if (!isPresent) return running;
  if (fate === "disputed") return mark(stripe, running, period);
  if (fate === "kept") {
    return charge.disputed && isDisputed(running) ? mark(stripe, running, "") : running;
  }
  if (change) {
    return wasApplied(running, invoice.id) ? revertChange(stripe, running, change) : running;
  }
  await stripe.subscriptions.cancel(running.id);
  return null;
}
