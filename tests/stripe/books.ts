import { invalid } from "./errors.ts";
import { newId, StripeRecords } from "./records.ts";
import { resource } from "./resources.ts";

type Metadata = Record<string, string>;

/** How payments change the records, by the rules of Stripe Billing that the product relies on. */
export class StripeBooks extends StripeRecords {
  addLine(invoiceId: string, amount: number, description: string | null) {
    const invoice = this.invoice(invoiceId);
    if (invoice.status !== "draft") throw invalid("This invoice is no longer editable");
    invoice.lines.data.push({ id: newId("il"), amount, description });
    for (const field of ["amount_due", "amount_remaining", "total"] as const) {
      invoice[field] += amount;
    }
  }

  finalizeInvoice(id: string) {
    const invoice = this.invoice(id);
    if (invoice.status !== "draft") {
      throw invalid(
        "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      );
    }
    invoice.status = "open";
    invoice.number = `PORCH-${id.slice(-4)}`;
    invoice.hosted_invoice_url = `https://invoice.stripe.com/i/${id}`;
    invoice.invoice_pdf = `https://pay.stripe.com/invoice/${id}/pdf`;
    invoice.status_transitions.finalized_at = this.now();
    takeCredit(this.customer(invoice.customer), invoice);
    if (invoice.amount_due <= 0) {
      invoice.status = "paid";
      invoice.status_transitions.paid_at = this.now();
      this.emit("invoice.paid", invoice);
    } else {
      this.links(id).intent = this.createPaymentIntent(invoice.amount_due, invoice.customer).id;
    }
    return invoice;
  }

  voidInvoice(id: string) {
    const invoice = this.invoice(id);
    if (invoice.status !== "open") {
      throw invalid("You can only pass in open invoices. This invoice isn't open.");
    }
    invoice.status = "void";
    invoice.status_transitions.voided_at = this.now();
    this.customer(invoice.customer).balance -= invoice.total - invoice.amount_due;
    const { intent, subscription } = this.links(id);
    const payment = this.paymentIntents.get(intent ?? "");
    if (payment) payment.status = "canceled";
    const billed = this.subscriptions.get(subscription ?? "");
    if (billed?.status === "incomplete") this.end(billed.id, "incomplete_expired");
    this.emit("invoice.voided", invoice);
    return invoice;
  }

  createSubscription(customer: string, priceId: string, metadata: Metadata) {
    const price = this.price(priceId);
    const invoice = this.createInvoice(customer, { billing_reason: "subscription_create" });
    this.addLine(invoice.id, price.unit_amount, this.lineOf(price));
    const subscription = this.recordSubscription(customer, price, invoice.id, metadata);
    this.links(invoice.id).subscription = subscription.id;
    this.finalizeInvoice(invoice.id);
    if (invoice.status === "paid") subscription.status = "active";
    this.emit("customer.subscription.created", subscription);
    return subscription;
  }

  /** Returns the text of a month's line on an invoice. */
  lineOf({ id, unit_amount: cents }: { id: string; unit_amount: number }) {
    return `1 × ${this.productNames.get(id) ?? "Plan"} (at $${(cents / 100).toFixed(2)} / month)`;
  }

  /** Cancels at the end of the period, or not. Stripe derives `cancel_at` from it. */
  setEnding(id: string, ends: boolean) {
    const subscription = this.subscription(id);
    const end = subscription.items.data[0]?.current_period_end ?? null;
    Object.assign(subscription, {
      cancel_at_period_end: ends,
      cancel_at: ends ? end : null,
      canceled_at: ends ? this.now() : null,
    });
  }

  /**
   * Changes the price for the rest of the period. With `create_prorations`, the next renewal credits the
   * rest of the old price and charges that of the new one, whether or not the old one was paid.
   */
  changePrice(id: string, priceId: string, proration: "none" | "create_prorations") {
    const { customer, items } = this.subscription(id);
    const [item] = items.data;
    if (!item) throw new Error(`${id} has no item`);
    const price = this.price(priceId);
    if (proration === "create_prorations") {
      const { current_period_start: start, current_period_end: end } = item;
      const share = Math.min(1, Math.max(0, (end - this.now()) / (end - start)));
      const owed = Math.round((price.unit_amount - item.price.unit_amount) * share);
      this.pendingItems.set(customer, (this.pendingItems.get(customer) ?? 0) + owed);
    }
    item.price = price;
  }

  /** Refunds a paid invoice: card payments to the card, the rest to the customer's balance. */
  createCreditNote(invoiceId: string, amount: number, refund: number, credit: number) {
    const invoice = this.invoice(invoiceId);
    const left = invoice.total - invoice.post_payment_credit_notes_amount;
    if (invoice.status !== "paid" || amount !== refund + credit || amount > left) {
      throw invalid("The credit note does not fit its invoice.");
    }
    invoice.post_payment_credit_notes_amount += amount;
    this.customer(invoice.customer).balance -= credit;
    if (refund > 0) this.refundCharge(this.links(invoiceId).charge ?? "", refund);
    return resource("credit_note", {
      id: newId("cn"),
      created: this.now(),
      amount,
      currency: "usd",
      customer: invoice.customer,
      invoice: invoiceId,
      post_payment_amount: amount,
      status: "issued",
      total: amount,
    });
  }

  refundCharge(chargeId: string, amount?: number) {
    const charge = this.charges.get(chargeId);
    if (!charge) throw new Error(`No charge ${chargeId}`);
    const refunded = charge.amount_refunded + (amount ?? charge.amount);
    if (refunded > charge.amount) throw invalid("Charge has already been refunded.");
    charge.amount_refunded = refunded;
    charge.refunded = refunded === charge.amount;
    this.emit("charge.refunded", charge);
  }

  end(id: string, status: "canceled" | "incomplete_expired") {
    const subscription = this.subscription(id);
    Object.assign(subscription, { status, canceled_at: this.now(), ended_at: this.now() });
    const deleted = status === "canceled";
    this.emit(`customer.subscription.${deleted ? "deleted" : "updated"}`, subscription);
    return subscription;
  }

  /** Deletes a customer, which ends their subscriptions immediately. Invoices stay. */
  deleteCustomer(id: string) {
    const customer = this.customer(id);
    for (const { id: own, status, customer: of } of this.subscriptions.values()) {
      if (of === id && !["canceled", "incomplete_expired"].includes(status)) {
        this.end(own, status === "incomplete" ? "incomplete_expired" : "canceled");
      }
    }
    this.customers.delete(id);
    this.emit("customer.deleted", customer);
    return { id, object: "customer", deleted: true };
  }

  /** Records a payment, from the browser's confirmation or a renewal. */
  settle(invoiceId: string, card = "4242424242424242") {
    const invoice = this.invoice(invoiceId);
    const links = this.links(invoiceId);
    const intent = this.paymentIntent(links.intent ?? "");
    const charge = this.createCharge(intent);
    links.charge = charge.id;
    Object.assign(intent, { status: "succeeded", latest_charge: charge.id });
    const { amount_due: amount } = invoice;
    Object.assign(invoice, { status: "paid", amount_paid: amount, amount_remaining: 0 });
    invoice.status_transitions.paid_at = this.now();
    const subscription = this.subscriptions.get(links.subscription ?? "");
    if (subscription && ["incomplete", "past_due"].includes(subscription.status)) {
      subscription.status = "active";
      subscription.default_payment_method ??= this.createCard(card, invoice.customer).id;
    }
    this.emit("charge.succeeded", charge);
    if (subscription) this.emit("customer.subscription.updated", subscription);
    this.emit("invoice.paid", invoice);
    return charge;
  }
}

// Uses the customer's balance first. A negative total becomes a credit.
function takeCredit(
  customer: { balance: number },
  invoice: {
    total: number;
    amount_due: number;
    amount_remaining: number;
    starting_balance: number;
  },
) {
  const { total } = invoice;
  invoice.starting_balance = customer.balance;
  const owed = total + customer.balance;
  invoice.amount_due = Math.max(0, owed);
  invoice.amount_remaining = invoice.amount_due;
  customer.balance = Math.min(0, owed);
}
