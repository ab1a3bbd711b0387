import type { StripeBooks } from "./books.ts";
import { invalid, StripeRefusal } from "./errors.ts";
import { monthLater } from "./records.ts";

const DECLINED = new StripeRefusal(402, "card_error", "Your card was declined.", {
  code: "card_declined",
});

function invoiceOf(books: StripeBooks, intentId: string): string {
  for (const [invoice, { intent }] of books.invoiceLinks) if (intent === intentId) return invoice;
  throw new Error(`No invoice for ${intentId}`);
}

const idOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";

/**
 * Confirms a payment or a card with its client secret, as the browser does.
 * @param isGood whether the card is accepted
 * @param card its number
 * @throws StripeRefusal with the browser's error
 */
export function confirm(
  books: StripeBooks,
  clientSecret: string,
  isGood = true,
  card = "4242424242424242",
) {
  const id = idOf(clientSecret);
  const isSetup = id.startsWith("seti_");
  const intent = isSetup ? books.setupIntent(id) : books.paymentIntent(id);
  if (intent.client_secret !== clientSecret) throw invalid("The client_secret does not match.");
  if (intent.status !== "requires_payment_method") {
    throw invalid(`This intent is ${intent.status}.`, {
      code: `${isSetup ? "setup" : "payment"}_intent_unexpected_state`,
    });
  }
  if (!isGood) throw DECLINED;
  if (isSetup) {
    const { id: method } = books.createCard(card, String(intent.customer));
    Object.assign(intent, { status: "succeeded", payment_method: method });
    books.emit("setup_intent.succeeded", intent);
  } else {
    books.settle(invoiceOf(books, id), card);
  }
  return intent;
}

function itemOf(books: StripeBooks, subscriptionId: string) {
  const [item] = books.subscription(subscriptionId).items.data;
  if (!item) throw new Error(`${subscriptionId} has no item`);
  return item;
}

/** Moves the paid period of 30 days, so that it ends in `seconds`. */
export function endPeriodIn(books: StripeBooks, subscriptionId: string, seconds: number) {
  const item = itemOf(books, subscriptionId);
  item.current_period_end = books.now() + seconds;
  item.current_period_start = item.current_period_end - 30 * 24 * 60 * 60;
}

/** Starts the next month. The period moves immediately, but the invoice remains a draft for an hour. */
export function startRenewal(books: StripeBooks, subscriptionId: string) {
  const subscription = books.subscription(subscriptionId);
  const item = itemOf(books, subscriptionId);
  const start = item.current_period_end;
  Object.assign(item, { current_period_start: start, current_period_end: monthLater(start) });
  const invoice = books.createInvoice(subscription.customer, {
    billing_reason: "subscription_cycle",
  });
  books.addLine(invoice.id, item.price.unit_amount, books.lineOf(item.price));
  const pending = books.pendingItems.get(subscription.customer);
  if (pending) books.addLine(invoice.id, pending, "Prorations");
  books.pendingItems.delete(subscription.customer);
  books.links(invoice.id).subscription = subscription.id;
  subscription.latest_invoice = invoice.id;
  books.emit("customer.subscription.updated", subscription);
  return invoice;
}

/**
 * Bills the subscription for the next month.
 * @param isPaid whether the card is accepted
 */
export function renew(books: StripeBooks, subscriptionId: string, isPaid = true) {
  const invoice = books.finalizeInvoice(startRenewal(books, subscriptionId).id);
  if (invoice.status === "paid") return;
  if (isPaid) return books.settle(invoice.id);
  const subscription = books.subscription(subscriptionId);
  subscription.status = "past_due";
  books.emit("invoice.payment_failed", invoice);
  books.emit("customer.subscription.updated", subscription);
}

/**
 * Refunds a charge, as from the dashboard.
 * @param amount in cents; all of it by default
 */
export const refund = (books: StripeBooks, chargeId: string, amount?: number) =>
  books.refundCharge(chargeId, amount);

export function dispute(books: StripeBooks, chargeId: string) {
  const charge = books.charges.get(chargeId);
  if (!charge) throw new Error(`No charge ${chargeId}`);
  charge.disputed = true;
  const opened = books.createDispute(charge);
  books.emit("charge.dispute.created", opened);
  return opened;
}

export function decideDispute(
  books: StripeBooks,
  opened: { status: string },
  status: "won" | "lost",
) {
  opened.status = status;
  books.emit("charge.dispute.closed", opened);
}
