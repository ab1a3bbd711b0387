import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { confirm, renew } from "./happenings.ts";
import { fieldsOf } from "./resources.ts";
import { SECRET_KEY, startStripe, type StripeServer } from "./server.ts";

let server: StripeServer;
let client: Stripe;
beforeEach(async () => {
  server = await startStripe();
  const { hostname: host, port } = new URL(server.url);
  client = new Stripe(SECRET_KEY, { host, port, protocol: "http", maxNetworkRetries: 0 });
});
afterEach(() => server.close());

async function subscribe() {
  const customer = await client.customers.create({ email: "a@example.com" });
  const price = await client.prices.create({
    ...{ currency: "usd", unit_amount: 9_900, recurring: { interval: "month" } },
    product_data: { name: "Porchlight Basic" },
  });
  const { id, latest_invoice: invoice } = await client.subscriptions.create({
    ...{ customer: customer.id, items: [{ price: price.id }] },
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : "";
  confirm(server.books, secret ?? "");
  return { id, customer: customer.id };
}

it("sets and clears a cancellation date with its flag", async () => {
  const { id } = await subscribe();
  const canceled = await client.subscriptions.update(id, { cancel_at_period_end: true });
  expect(canceled).toMatchObject({
    ...{ status: "active", cancel_at_period_end: true },
    cancel_at: canceled.items.data[0]?.current_period_end,
    canceled_at: expect.any(Number),
  });
  for (const change of [{ cancel_at_period_end: false }, { cancel_at: "" as const }]) {
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await client.subscriptions.update(id, change)).toMatchObject({
      ...{ cancel_at_period_end: false, cancel_at: null, canceled_at: null },
    });
  }
});

it("returns a subscription's card only if it's expanded", async () => {
  const { id } = await subscribe();
  const plain = await client.subscriptions.update(id, { metadata: {} });
  expect(plain.default_payment_method).toMatch(/^pm_/);
  const asked = await client.subscriptions.update(id, { expand: ["default_payment_method"] });
  expect(Object.keys(asked.default_payment_method ?? {}).toSorted()).toEqual(
    fieldsOf("payment_method").toSorted(),
  );
  expect(asked.default_payment_method).toMatchObject({ type: "card", card: { last4: "4242" } });
  await expect(
    client.subscriptions.update(id, { default_payment_method: "pm_unknown" }),
  ).rejects.toThrow("No such PaymentMethod: 'pm_unknown'");
});

it("lists a customer's invoices, latest first, with numbers and PDFs once they're final", async () => {
  const { id, customer } = await subscribe();
  renew(server.books, id, false);
  await client.invoices.create({
    ...{ customer, currency: "usd", auto_advance: false },
    pending_invoice_items_behavior: "exclude",
  });
  await subscribe();
  const { data } = await client.invoices.list({ customer, limit: 100 });
  const [draft, failed, first] = data;
  expect(data).toHaveLength(3);
  expect(draft).toMatchObject({ status: "draft", number: null, billing_reason: "manual" });
  expect(failed).toMatchObject({ status: "open", billing_reason: "subscription_cycle" });
  expect(first).toMatchObject({
    ...{ status: "paid", amount_paid: 9_900, billing_reason: "subscription_create" },
    invoice_pdf: `https://pay.stripe.com/invoice/${first?.id}/pdf`,
    status_transitions: { paid_at: expect.any(Number) },
  });
  expect(first?.lines.data[0]?.description).toBe("1 × Porchlight Basic (at $99.00 / month)");
  await expect(client.invoices.list({ customer: "cus_unknown" })).rejects.toThrow(
    "No such customer",
  );
});
