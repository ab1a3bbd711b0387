import { monthLater, type StripeBooks } from "./books.ts";
import { invalid, StripeRefusal } from "./errors.ts";

const DECLINED = new StripeRefusal(402, "card_error", "Your card was declined.", {
  code: "card_declined",
});

/** The invoice that a payment intent is for. */
function invoiceOf(books: StripeBooks, intentId: string): string {
  for (const [invoice, { intent }] of books.invoiceLinks) if (intent === intentId) return invoice;
  throw new Error(`No invoice for ${intentId}`);
}

const idOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? "";

/**
 * What a person's browser does with a client secret: confirms the payment, or the card alone.
 * @param isGood whether the card is taken
 * @throws StripeRefusal as the browser's call would be answered
 */
export function confirm(books: StripeBooks, clientSecret: string, isGood = true) {
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
    Object.assign(intent, { status: "succeeded", payment_method: `pm_of_${id}` });
    books.emit("setup_intent.succeeded", intent);
  } else {
    books.settle(invoiceOf(books, id));
  }
  return intent;
}

/** A month has passed: the subscription is billed again. @param isPaid whether the card is taken */
export function renew(books: StripeBooks, subscriptionId: string, isPaid = true) {
  const subscription = books.subscription(subscriptionId);
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscriptionId} has no item`);
  const start = item.current_period_end;
  Object.assign(item, { current_period_start: start, current_period_end: monthLater(start) });
  const invoice = books.createInvoice(subscription.customer);
  books.addLine(invoice.id, item.price.unit_amount, null);
  books.links(invoice.id).subscription = subscription.id;
  books.finalizeInvoice(invoice.id);
  subscription.latest_invoice = invoice.id;
  if (isPaid) return books.settle(invoice.id);
  subscription.status = "past_due";
  books.emit("invoice.payment_failed", invoice);
  books.emit("customer.subscription.updated", subscription);
}

/** Money is paid back, as from the dashboard. @param amount cents; all of it unless given */
export function refund(books: StripeBooks, chargeId: string, amount?: number) {
  const charge = books.charges.get(chargeId);
  if (!charge) throw new Error(`No charge ${chargeId}`);
  charge.amount_refunded += amount ?? charge.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.emit("charge.refunded", charge);
}
