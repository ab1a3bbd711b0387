import { addMonths } from "#lib/billing/proration.ts";
import { invalid, missing, type StripeRefusal } from "./errors.ts";
import { listOf, resource } from "./resources.ts";

type Metadata = Record<string, string>;
type InvoiceStatus = "draft" | "open" | "paid" | "void";
type IntentStatus = "requires_payment_method" | "succeeded" | "canceled";
type SubscriptionStatus = "incomplete" | "incomplete_expired" | "active" | "past_due" | "canceled";

let serial = 0;

/** Returns a unique id or secret in Stripe's format, without randomness. */
export const newId = (prefix: string) => `${prefix}_${String(++serial).padStart(14, "0")}`;

export type StripeEvent = { id: string; type: string } & Record<string, unknown>;

/** Stripe's objects for one account. Times are in seconds. */
export class StripeRecords {
  readonly customers = new Map<string, ReturnType<StripeRecords["createCustomer"]>>();
  readonly prices = new Map<string, ReturnType<StripeRecords["createPrice"]>>();
  readonly subscriptions = new Map<string, ReturnType<StripeRecords["recordSubscription"]>>();
  readonly invoices = new Map<string, ReturnType<StripeRecords["createInvoice"]>>();
  readonly paymentIntents = new Map<string, ReturnType<StripeRecords["createPaymentIntent"]>>();
  readonly setupIntents = new Map<string, ReturnType<StripeRecords["createSetupIntent"]>>();
  readonly paymentMethods = new Map<string, ReturnType<StripeRecords["createCard"]>>();
  /** A price's product name, which invoices print. */
  readonly productNames = new Map<string, string>();
  readonly charges = new Map<string, ReturnType<StripeRecords["createCharge"]>>();
  readonly disputes = new Map<string, ReturnType<StripeRecords["createDispute"]>>();
  /** Cents for a customer's next renewal; negative for a credit. */
  readonly pendingItems = new Map<string, number>();
  /** The subscription, intent and charge of an invoice. */
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
      // Negative for a credit, which Stripe applies to the next invoice.
      balance: 0,
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

  /** Records a card as the browser sent it. */
  createCard(number: string, customer: string) {
    const brand = number.startsWith("5") ? "mastercard" : "visa";
    const method = resource("payment_method", {
      id: newId("pm"),
      created: this.now(),
      customer,
      type: "card",
      card: { brand, display_brand: brand, exp_month: 8, exp_year: 2030, last4: number.slice(-4) },
    });
    this.paymentMethods.set(method.id, method);
    return method;
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
      disputed: false,
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

  createInvoice(
    customer: string,
    fields: { metadata?: Metadata; description?: string; billing_reason?: string } = {},
  ) {
    const invoice = resource("invoice", {
      id: newId("in"),
      created: this.now(),
      billing_reason: fields.billing_reason ?? "manual",
      number: null as string | null,
      hosted_invoice_url: null as string | null,
      invoice_pdf: null as string | null,
      status_transitions: {
        finalized_at: null as number | null,
        marked_uncollectible_at: null as number | null,
        paid_at: null as number | null,
        voided_at: null as number | null,
      },
      customer,
      currency: "usd",
      status: "draft" as InvoiceStatus,
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      total: 0,
      starting_balance: 0,
      post_payment_credit_notes_amount: 0,
      auto_advance: false,
      description: fields.description ?? null,
      metadata: fields.metadata ?? {},
      lines: listOf<{ id: string; amount: number; description: string | null }>("/v1/lines", []),
    });
    this.invoices.set(invoice.id, invoice);
    this.invoiceLinks.set(invoice.id, {});
    return invoice;
  }

  recordSubscription(
    customer: string,
    price: ReturnType<StripeRecords["createPrice"]>,
    invoice: string,
    metadata: Metadata,
  ) {
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
    const subscription = resource("subscription", {
      id,
      created: start,
      start_date: start,
      customer,
      currency: "usd",
      collection_method: "charge_automatically",
      status: "incomplete" as SubscriptionStatus,
      items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
      latest_invoice: invoice,
      default_payment_method: null as string | null,
      cancel_at: null as number | null,
      cancel_at_period_end: false,
      canceled_at: null as number | null,
      ended_at: null as number | null,
      metadata,
    });
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  createDispute(charge: { id: string; amount: number; payment_intent: string }) {
    const dispute = resource("dispute", {
      id: newId("dp"),
      created: this.now(),
      amount: charge.amount,
      charge: charge.id,
      currency: "usd",
      payment_intent: charge.payment_intent,
      reason: "general",
      status: "needs_response",
    });
    this.disputes.set(dispute.id, dispute);
    return dispute;
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
  paymentMethod(id: string) {
    return this.paymentMethods.get(id) ?? refuse(missing("PaymentMethod", id));
  }
  setupIntent(id: string) {
    return this.setupIntents.get(id) ?? refuse(missing("setup_intent", id));
  }
  /** Returns a subscription that hasn't ended. Stripe changes no others. */
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

/** Returns the same day of the next month, in seconds. */
export const monthLater = (seconds: number) =>
  addMonths(new Date(seconds * 1000), 1).getTime() / 1000;
