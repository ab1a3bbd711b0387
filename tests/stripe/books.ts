import { addMonths } from "#lib/billing/proration.ts";
import { invalid, missing, type StripeRefusal } from "./errors.ts";
import { listOf, resource } from "./resources.ts";

type Metadata = Record<string, string>;
type InvoiceStatus = "draft" | "open" | "paid" | "void";
type IntentStatus = "requires_payment_method" | "succeeded" | "canceled";
type SubscriptionStatus = "incomplete" | "incomplete_expired" | "active" | "past_due" | "canceled";

let serial = 0;

/** Ids and secrets in Stripe's form, new for each; nothing of them is random. */
const newId = (prefix: string) => `${prefix}_${String(++serial).padStart(14, "0")}`;

/** The events of one test server, and what happened to the things that it keeps. */
export type StripeEvent = { id: string; type: string } & Record<string, unknown>;

/**
 * What Stripe keeps of one account of ours, and what its payments do to it: the rules of Stripe
 * Billing as far as the product leans on them. Times are in seconds.
 */
export class StripeBooks {
  readonly customers = new Map<string, ReturnType<StripeBooks["createCustomer"]>>();
  readonly prices = new Map<string, ReturnType<StripeBooks["createPrice"]>>();
  readonly subscriptions = new Map<string, ReturnType<StripeBooks["createSubscription"]>>();
  readonly invoices = new Map<string, ReturnType<StripeBooks["createInvoice"]>>();
  readonly paymentIntents = new Map<string, ReturnType<StripeBooks["createPaymentIntent"]>>();
  readonly setupIntents = new Map<string, ReturnType<StripeBooks["createSetupIntent"]>>();
  readonly charges = new Map<string, ReturnType<StripeBooks["createCharge"]>>();
  /** Which subscription an invoice bills, and which intent and charge have to do with it. */
  readonly invoiceLinks = new Map<
    string,
    { subscription?: string; intent?: string; charge?: string }
  >();
  readonly events: StripeEvent[] = [];

  now = () => Math.floor(Date.now() / 1000);

  emit(type: string, object: object) {
    this.events.push(
      resource("event", {
        id: newId("evt"),
        type,
        created: this.now(),
        api_version: "2026-10-28.endive",
        data: { object: structuredClone(object) },
      }),
    );
  }

  createCustomer({ email, metadata }: { email?: string; metadata: Metadata }) {
    const customer = resource("customer", {
      id: newId("cus"),
      created: this.now(),
      email: email ?? null,
      metadata,
    });
    this.customers.set(customer.id, customer);
    return customer;
  }

  createPrice(fields: {
    unit_amount: number;
    currency: string;
    recurring: { interval: string };
    lookup_key: string | null;
    metadata: Metadata;
  }) {
    const twin = [...this.prices.values()].find(
      ({ lookup_key: key }) => key !== null && key === fields.lookup_key,
    );
    if (twin) throw invalid(`A price (\`${twin.id}\`) already uses that lookup key.`);
    const price = resource("price", {
      ...fields,
      id: newId("price"),
      created: this.now(),
      active: true,
      type: "recurring",
      billing_scheme: "per_unit",
      product: newId("prod"),
      unit_amount_decimal: String(fields.unit_amount),
      recurring: { ...fields.recurring, interval_count: 1, usage_type: "licensed" },
    });
    this.prices.set(price.id, price);
    return price;
  }

  createPaymentIntent(amount: number, customer: string) {
    const id = newId("pi");
    const intent = resource("payment_intent", {
      id,
      client_secret: `${id}_secret_test`,
      created: this.now(),
      amount,
      currency: "usd",
      customer,
      status: "requires_payment_method" as IntentStatus,
      latest_charge: null as string | null,
    });
    this.paymentIntents.set(id, intent);
    return intent;
  }

  createSetupIntent(customer: string, metadata: Metadata) {
    const id = newId("seti");
    const intent = resource("setup_intent", {
      id,
      client_secret: `${id}_secret_test`,
      created: this.now(),
      customer,
      metadata,
      usage: "off_session",
      status: "requires_payment_method" as IntentStatus,
      payment_method: null as string | null,
    });
    this.setupIntents.set(id, intent);
    return intent;
  }

  createCharge(intent: { id: string; amount: number; customer: string }) {
    const charge = resource("charge", {
      id: newId("ch"),
      created: this.now(),
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      captured: true,
      paid: true,
      refunded: false,
      currency: "usd",
      customer: intent.customer,
      payment_intent: intent.id,
      status: "succeeded",
    });
    this.charges.set(charge.id, charge);
    return charge;
  }

  createInvoice(customer: string, fields: { metadata?: Metadata; description?: string } = {}) {
    const invoice = resource("invoice", {
      id: newId("in"),
      created: this.now(),
      customer,
      currency: "usd",
      status: "draft" as InvoiceStatus,
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      total: 0,
      auto_advance: false,
      description: fields.description ?? null,
      metadata: fields.metadata ?? {},
      lines: listOf<{ id: string; amount: number; description: string | null }>("/v1/lines", []),
    });
    this.invoices.set(invoice.id, invoice);
    this.invoiceLinks.set(invoice.id, {});
    return invoice;
  }

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
    this.links(id).intent = this.createPaymentIntent(invoice.amount_due, invoice.customer).id;
    return invoice;
  }

  voidInvoice(id: string) {
    const invoice = this.invoice(id);
    if (invoice.status !== "open") {
      throw invalid("You can only pass in open invoices. This invoice isn't open.");
    }
    invoice.status = "void";
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
    const id = newId("sub");
    const start = this.now();
    const item = resource("subscription_item", {
      id: newId("si"),
      created: start,
      price,
      quantity: 1,
      subscription: id,
      current_period_start: start,
      current_period_end: monthLater(start),
    });
    const invoice = this.createInvoice(customer);
    this.addLine(invoice.id, price.unit_amount, null);
    this.links(invoice.id).subscription = id;
    this.finalizeInvoice(invoice.id);
    const subscription = resource("subscription", {
      id,
      created: start,
      start_date: start,
      customer,
      currency: "usd",
      collection_method: "charge_automatically",
      status: "incomplete" as SubscriptionStatus,
      items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
      latest_invoice: invoice.id,
      default_payment_method: null as string | null,
      cancel_at_period_end: false,
      canceled_at: null as number | null,
      ended_at: null as number | null,
      metadata,
    });
    this.subscriptions.set(id, subscription);
    this.emit("customer.subscription.created", subscription);
    return subscription;
  }

  end(id: string, status: "canceled" | "incomplete_expired") {
    const subscription = this.subscription(id);
    Object.assign(subscription, { status, canceled_at: this.now(), ended_at: this.now() });
    const deleted = status === "canceled";
    this.emit(`customer.subscription.${deleted ? "deleted" : "updated"}`, subscription);
    return subscription;
  }

  /** The money arrives: by the browser's confirmation, or by a renewal. */
  settle(invoiceId: string) {
    const invoice = this.invoice(invoiceId);
    const links = this.links(invoiceId);
    const intent = this.paymentIntent(links.intent ?? "");
    const charge = this.createCharge(intent);
    links.charge = charge.id;
    Object.assign(intent, { status: "succeeded", latest_charge: charge.id });
    const { amount_due: amount } = invoice;
    Object.assign(invoice, { status: "paid", amount_paid: amount, amount_remaining: 0 });
    const subscription = this.subscriptions.get(links.subscription ?? "");
    if (subscription && ["incomplete", "past_due"].includes(subscription.status)) {
      subscription.status = "active";
      subscription.default_payment_method ??= newId("pm");
    }
    this.emit("charge.succeeded", charge);
    if (subscription) this.emit("customer.subscription.updated", subscription);
    this.emit("invoice.paid", invoice);
    return charge;
  }

  customer(id: string, param?: string) {
    return this.customers.get(id) ?? refuse(missing("customer", id, param));
  }
  price(id: string) {
    return this.prices.get(id) ?? refuse(missing("price", id, "items[0][price]"));
  }
  invoice(id: string) {
    return this.invoices.get(id) ?? refuse(missing("invoice", id));
  }
  links(id: string) {
    return this.invoiceLinks.get(id) ?? refuse(missing("invoice", id));
  }
  paymentIntent(id: string) {
    return this.paymentIntents.get(id) ?? refuse(missing("payment_intent", id));
  }
  setupIntent(id: string) {
    return this.setupIntents.get(id) ?? refuse(missing("setup_intent", id));
  }
  /** A subscription that has not ended: Stripe changes no other. */
  subscription(id: string) {
    const subscription = this.subscriptions.get(id);
    const hasEnded = ["canceled", "incomplete_expired"].includes(
      subscription?.status ?? "canceled",
    );
    return !subscription || hasEnded ? refuse(missing("subscription", id)) : subscription;
  }
}

function refuse(refusal: StripeRefusal): never {
  throw refusal;
}

/** The same day of the next month, in seconds. */
export const monthLater = (seconds: number) =>
  addMonths(new Date(seconds * 1000), 1).getTime() / 1000;
