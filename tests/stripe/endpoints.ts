import { z } from "zod";
import type { StripeBooks } from "./books.ts";
import { endpoint, type Endpoint, expand, flag, limit, metadata, text, whole } from "./endpoint.ts";
import { invalid, missing } from "./errors.ts";
import { confirm } from "./happenings.ts";
import { INVOICE_ENDPOINTS, showInvoice } from "./invoice-endpoints.ts";
import { listOf } from "./resources.ts";

type Expands = readonly string[];

function showSubscription(books: StripeBooks, id: string, expands: Expands, prefix = "") {
  const subscription = books.subscriptions.get(id);
  if (!subscription) throw missing("subscription", id);
  const path = `${prefix}latest_invoice`;
  const isAsked = expands.some((name) => name.startsWith(path));
  const method = subscription.default_payment_method;
  const showsCard = method !== null && expands.includes(`${prefix}default_payment_method`);
  return {
    ...subscription,
    ...(showsCard && { default_payment_method: books.paymentMethod(method) }),
    ...(isAsked && {
      latest_invoice: showInvoice(books, subscription.latest_invoice, expands, `${path}.`),
    }),
  };
}

/** Like in Stripe, an empty value removes a key. */
function setMetadata(stored: Record<string, string>, changes: Record<string, string>) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") delete stored[name];
    else stored[name] = value;
  }
}

const SECRET = "latest_invoice.confirmation_secret";
const CARD = "default_payment_method";

const customers = [
  endpoint(
    "POST",
    "customers",
    z.strictObject({ email: text.optional(), metadata }),
    (books, input) => books.createCustomer(input),
  ),
  endpoint("GET", "customers/:id", z.strictObject({}), (books, _, id) => books.customer(id)),
  endpoint(
    "POST",
    "customers/:id",
    z.strictObject({ balance: whole.optional(), email: text.optional() }),
    (books, changes, id) => Object.assign(books.customer(id), changes),
  ),
  endpoint("DELETE", "customers/:id", z.strictObject({}), (books, _, id) =>
    books.deleteCustomer(id),
  ),
];

const prices = [
  endpoint(
    "GET",
    "prices",
    z.strictObject({ lookup_keys: z.array(text).max(10), active: flag, limit }),
    (books, { lookup_keys: keys, active }) => {
      const found = [...books.prices.values()].filter(
        (price) => price.active === active && keys.includes(price.lookup_key ?? ""),
      );
      return listOf("/v1/prices", found);
    },
  ),
  endpoint(
    "POST",
    "prices",
    z.strictObject({
      currency: z.literal("usd"),
      unit_amount: whole,
      recurring: z.strictObject({ interval: z.enum(["month", "year"]) }),
      lookup_key: text.max(200).nullable().default(null),
      product_data: z.strictObject({ name: text }),
      metadata,
    }),
    (books, { product_data: product, ...fields }) => {
      const price = books.createPrice(fields);
      books.productNames.set(price.id, product.name);
      return price;
    },
  ),
];

const subscriptions = [
  endpoint(
    "GET",
    "subscriptions",
    z.strictObject({
      customer: text,
      status: z.literal("all"),
      limit,
      expand: expand(`data.${SECRET}`, `data.${CARD}`),
    }),
    (books, { customer, expand }) => {
      books.customer(customer, "customer");
      const own = [...books.subscriptions.values()].filter((one) => one.customer === customer);
      return listOf(
        "/v1/subscriptions",
        own.toReversed().map(({ id }) => showSubscription(books, id, expand, "data.")),
      );
    },
  ),
  endpoint(
    "POST",
    "subscriptions",
    z.strictObject({
      customer: text,
      items: z.array(z.strictObject({ price: text })).length(1),
      // Any other behavior charges the card immediately, which the product must never do.
      payment_behavior: z.literal("default_incomplete"),
      payment_settings: z.strictObject({
        save_default_payment_method: z.enum(["on_subscription", "off"]),
      }),
      metadata,
      expand: expand(SECRET, CARD),
    }),
    (books, { customer, items, metadata, expand }) => {
      books.customer(customer, "customer");
      const { id } = books.createSubscription(customer, items[0]?.price ?? "", metadata);
      return showSubscription(books, id, expand);
    },
  ),
  endpoint(
    "POST",
    "subscriptions/:id",
    z.strictObject({
      items: z
        .array(z.strictObject({ id: text, price: text }))
        .length(1)
        .optional(),
      // `always_invoice` charges the saved card immediately.
      proration_behavior: z.enum(["none", "create_prorations"]).default("create_prorations"),
      default_payment_method: text.optional(),
      cancel_at_period_end: flag.optional(),
      // Like in Stripe, an empty value removes the date.
      cancel_at: z.literal("").optional(),
      metadata,
      expand: expand(SECRET, CARD),
    }),
    (books, { items = [], expand, ...input }, id) => {
      const subscription = books.subscription(id);
      for (const { id: itemId, price } of items) {
        const item = subscription.items.data.find((one) => one.id === itemId);
        if (!item) throw missing("subscription_item", itemId, "items[0][id]");
        books.changePrice(id, price, input.proration_behavior);
      }
      setMetadata(subscription.metadata, input.metadata);
      const { default_payment_method: method, cancel_at_period_end: ends } = input;
      if (method !== undefined) {
        subscription.default_payment_method = books.paymentMethod(method).id;
      }
      if (ends !== undefined) books.setEnding(id, ends);
      if (input.cancel_at !== undefined) books.setEnding(id, false);
      books.emit("customer.subscription.updated", subscription);
      return showSubscription(books, id, expand);
    },
  ),
  endpoint("DELETE", "subscriptions/:id", z.strictObject({}), (books, _, id) => {
    const { status } = books.subscription(id);
    return books.end(id, status === "incomplete" ? "incomplete_expired" : "canceled");
  }),
];

const card = z.strictObject({ key: text, client_secret: text, card: text });

const intents = [
  endpoint(
    "POST",
    "setup_intents",
    z.strictObject({
      customer: text,
      usage: z.literal("off_session"),
      automatic_payment_methods: z.strictObject({ enabled: flag }),
      metadata,
    }),
    (books, { customer, metadata }) => {
      books.customer(customer, "customer");
      return books.createSetupIntent(customer, metadata);
    },
  ),
  endpoint("GET", "setup_intents/:id", z.strictObject({}), (books, _, id) => books.setupIntent(id)),
  endpoint("POST", "setup_intents/:id/cancel", z.strictObject({}), (books, _, id) => {
    const intent = books.setupIntent(id);
    if (intent.status !== "requires_payment_method") throw invalid("It can't be canceled.");
    return Object.assign(intent, { status: "canceled" });
  }),
  // Stripe.js calls these from the browser. As in Stripe's tests, the card number sets the outcome.
  ...["payment_intents/:id/confirm", "setup_intents/:id/confirm"].map((path) =>
    endpoint(
      "POST",
      path,
      card,
      (books, { client_secret: secret, card }) =>
        confirm(books, secret, card !== "4000000000000002", card),
      true,
    ),
  ),
];

const moneyBack = [
  endpoint("GET", "charges/:id", z.strictObject({}), (books, _, id) => {
    const charge = books.charges.get(id);
    if (!charge) throw missing("charge", id);
    return charge;
  }),
  endpoint("GET", "disputes", z.strictObject({ charge: text, limit }), (books, { charge }) =>
    listOf(
      "/v1/disputes",
      [...books.disputes.values()].filter((dispute) => dispute.charge === charge).toReversed(),
    ),
  ),
  endpoint(
    "POST",
    "credit_notes",
    z.strictObject({
      invoice: text,
      amount: whole,
      refund_amount: whole.optional(),
      credit_amount: whole.optional(),
      memo: text.optional(),
    }),
    (books, { invoice, amount, refund_amount: refund = 0, credit_amount: credit = 0 }) =>
      books.createCreditNote(invoice, amount, refund, credit),
  ),
];

/** Every call that the product can make, with its allowed parameters. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...customers,
  ...prices,
  ...subscriptions,
  ...INVOICE_ENDPOINTS,
  ...intents,
  ...moneyBack,
];
