import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirm, refund, renew } from "./happenings.ts";
import { fieldsOf, type ResourceName } from "./resources.ts";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  sign,
  startStripe,
  type StripeServer,
  WEBHOOK_SECRET,
} from "./server.ts";

let server: StripeServer;
beforeEach(async () => {
  server = await startStripe();
});
afterEach(() => server.close());

type Form = Record<string, string>;

/** Sends a request to Stripe's API without the SDK. */
async function send(method: string, path: string, form: Form = {}, headers: Form = {}) {
  const encoded = new URLSearchParams(form).toString();
  const isGet = method === "GET";
  const answer = await fetch(`${server.url}/v1/${path}${isGet ? `?${encoded}` : ""}`, {
    method,
    headers: { Authorization: `Bearer ${SECRET_KEY}`, ...headers },
    ...(!isGet && { body: encoded }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body.id);

const PRICE = {
  currency: "usd",
  unit_amount: "9900",
  "recurring[interval]": "month",
  lookup_key: "basic",
  "product_data[name]": "Basic",
};
const SUBSCRIPTION = {
  payment_behavior: "default_incomplete",
  "payment_settings[save_default_payment_method]": "on_subscription",
  "expand[0]": "latest_invoice.confirmation_secret",
};

async function subscribe() {
  const customer = idOf(await send("POST", "customers", { email: "a@example.com" }));
  const price = idOf(await send("POST", "prices", PRICE));
  const answer = await send("POST", "subscriptions", {
    ...SUBSCRIPTION,
    customer,
    "items[0][price]": price,
  });
  const invoice = answer.body.latest_invoice as Record<string, unknown>;
  const secret = (invoice.confirmation_secret as { client_secret: string }).client_secret;
  return { customer, price, answer, invoice, secret, id: idOf(answer) };
}

/** Checks that a response has all of Stripe's fields and no others, except those requested. */
function expectShape(body: Record<string, unknown>, name: ResourceName, asked: string[] = []) {
  expect(Object.keys(body).toSorted()).toEqual([...fieldsOf(name), ...asked].toSorted());
  expect(body.object).toBe(name);
}

describe("responses", () => {
  it("have the same shapes as Stripe's", async () => {
    const { customer, price, answer, invoice, secret, id } = await subscribe();
    expectShape(answer.body, "subscription");
    expectShape(invoice, "invoice", ["confirmation_secret"]);
    const items = answer.body.items as { data: Record<string, unknown>[] };
    expectShape(items.data[0] ?? {}, "subscription_item");
    expectShape((await send("GET", `invoices/${String(invoice.id)}`)).body, "invoice");
    confirm(server.books, secret);
    const charge = [...server.books.charges.values()][0];
    expectShape((await send("GET", `charges/${charge?.id}`)).body, "charge");
    const paid = await send("GET", "invoice_payments", {
      "payment[type]": "payment_intent",
      "payment[payment_intent]": String(charge?.payment_intent),
    });
    expectShape((paid.body.data as Record<string, unknown>[])[0] ?? {}, "invoice_payment");
    const setup = await send("POST", "setup_intents", {
      customer,
      usage: "off_session",
      "automatic_payment_methods[enabled]": "true",
    });
    expectShape(setup.body, "setup_intent");
    expect(server.books.events.map(({ object }) => object)).toEqual(
      server.books.events.map(() => "event"),
    );
    expect(price).toMatch(/^price_/);
    expect(id).toMatch(/^sub_/);
  });

  it("include the secret only if it's expanded", async () => {
    const { customer } = await subscribe();
    const plain = await send("GET", "subscriptions", { customer, status: "all" });
    expect(JSON.stringify(plain.body)).not.toContain("_secret_");
    const asked = await send("GET", "subscriptions", {
      customer,
      status: "all",
      "expand[0]": "data.latest_invoice.confirmation_secret",
    });
    expect(JSON.stringify(asked.body)).toContain("_secret_");
  });
});

describe("requests", () => {
  it.each([
    ["an unknown parameter", { email: "a@example.com", plan: "x" }, "parameter_unknown", "plan"],
    ["an unknown nested parameter", { "address[town]": "x" }, "parameter_unknown", "address"],
  ])("with %s are refused", async (_, form, code, param) => {
    const answer = await send("POST", "customers", form);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: "invalid_request_error", code, param } });
  });

  it.each(["currency", "unit_amount", "recurring[interval]", "product_data[name]"])(
    "without %s are refused",
    async (name) => {
      const { [name]: _, ...rest } = PRICE as Form;
      const answer = await send("POST", "prices", rest);
      expect(answer.body).toMatchObject({ error: { code: "parameter_missing" } });
    },
  );

  it.each<Form>([
    { payment_behavior: "allow_incomplete" },
    { payment_behavior: "error_if_incomplete" },
    { "items[0][price]": "price_x" },
    { customer: "cus_x" },
    { "expand[0]": "latest_invoice.payment_intent" },
  ])("with %j start no subscription", async (wrong) => {
    const { customer, price } = await subscribe();
    const form = { ...SUBSCRIPTION, customer, "items[0][price]": price, ...wrong };
    const answer = await send("POST", "subscriptions", form);
    expect(answer.status).toBe(400);
    expect(server.books.subscriptions.size).toBe(1);
  });

  it("that would charge the saved card immediately are refused", async () => {
    const { id, price } = await subscribe();
    const answer = await send("POST", `subscriptions/${id}`, {
      "items[0][id]": "si_x",
      "items[0][price]": price,
      proration_behavior: "always_invoice",
    });
    expect(answer.body).toMatchObject({ error: { param: "proration_behavior" } });
  });

  it("need the API key and a known path", async () => {
    expect((await send("GET", "charges/ch_1", {}, { Authorization: "Bearer sk_x" })).status).toBe(
      401,
    );
    expect((await send("GET", "charges/ch_1", {}, { Authorization: "" })).status).toBe(401);
    expect((await send("POST", "refunds")).status).toBe(404);
    expect((await send("GET", "charges/ch_1")).body).toMatchObject({
      error: { code: "resource_missing" },
    });
  });

  it("can give a lookup key to only one price", async () => {
    await send("POST", "prices", PRICE);
    expect((await send("POST", "prices", PRICE)).status).toBe(400);
    expect(server.books.prices.size).toBe(1);
  });
});

describe("idempotency keys", () => {
  const keyed = (form: Form) => send("POST", "customers", form, { "Idempotency-Key": "k1" });

  it("repeat the first response for a repeated request", async () => {
    const first = await keyed({ email: "a@example.com" });
    expect(await keyed({ email: "a@example.com" })).toEqual(first);
    expect(server.books.customers.size).toBe(1);
  });

  it("can't be reused for a different request", async () => {
    await keyed({ email: "a@example.com" });
    const answer = await keyed({ email: "b@example.com" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: "idempotency_error" } });
    expect(server.books.customers.size).toBe(1);
  });

  it("can be reused after a refused request", async () => {
    await keyed({ plan: "x" });
    expect((await keyed({ email: "a@example.com" })).status).toBe(200);
  });
});

describe("a subscription", () => {
  const statusOf = (id: string) => server.books.subscriptions.get(id)?.status;

  it("is paid from the browser with the publishable key, and only once", async () => {
    const { id, secret } = await subscribe();
    const intent = secret.split("_secret_")[0];
    const form = { client_secret: secret, card: "4000000000000002", key: PUBLISHABLE_KEY };
    const confirmIt = (changes: Form) =>
      send(
        "POST",
        `payment_intents/${intent}/confirm`,
        { ...form, ...changes },
        { Authorization: "" },
      );
    expect((await confirmIt({})).body).toMatchObject({ error: { code: "card_declined" } });
    expect((await confirmIt({ key: "pk_x" })).status).toBe(401);
    expect((await confirmIt({ card: "4242424242424242" })).body).toMatchObject({
      status: "succeeded",
    });
    expect((await confirmIt({ card: "4242424242424242" })).status).toBe(400);
    expect(statusOf(id)).toBe("active");
    expect(server.books.charges.size).toBe(1);
  });

  it("expires when its first invoice is voided, which works only while it's open", async () => {
    const { id, invoice, secret } = await subscribe();
    const path = `invoices/${String(invoice.id)}/void`;
    expect((await send("POST", path)).body).toMatchObject({ status: "void" });
    expect((await send("POST", path)).status).toBe(400);
    expect(statusOf(id)).toBe("incomplete_expired");
    expect((await send("DELETE", `subscriptions/${id}`)).status).toBe(404);
    expect(() => confirm(server.books, secret)).toThrow("canceled");
  });

  it("is past due after a renewal that fails", async () => {
    const { id, secret } = await subscribe();
    confirm(server.books, secret);
    renew(server.books, id);
    expect(statusOf(id)).toBe("active");
    renew(server.books, id, false);
    expect(statusOf(id)).toBe("past_due");
  });

  it("sends an event when a charge is refunded", async () => {
    const { secret } = await subscribe();
    confirm(server.books, secret);
    const charge = [...server.books.charges.values()][0];
    refund(server.books, charge?.id ?? "", 900);
    expect(charge?.refunded).toBe(false);
    refund(server.books, charge?.id ?? "", 9_000);
    expect(charge?.refunded).toBe(true);
    expect(server.books.events.at(-1)).toMatchObject({ type: "charge.refunded" });
  });
});

describe("faults", () => {
  it.each([
    ["card", 402],
    ["busy", 429],
    ["broken", 500],
  ] as const)("%s returns %i as many times as requested", async (kind, status) => {
    server.inject({ kind, on: /customers/, times: 1 });
    expect((await send("POST", "customers")).status).toBe(status);
    expect((await send("POST", "customers")).status).toBe(200);
    expect(server.books.customers.size).toBe(1);
  });

  it("reset drops the connection before or after the change", async () => {
    server.inject({ kind: "reset", times: 1 });
    await expect(send("POST", "customers")).rejects.toThrow();
    expect(server.books.customers.size).toBe(0);
    server.inject({ kind: "reset", times: 1, after: true });
    await expect(send("POST", "customers")).rejects.toThrow();
    expect(server.books.customers.size).toBe(1);
  });
});

describe("webhooks", () => {
  const event = { id: "evt_1", type: "invoice.paid", object: "event", data: { object: {} } };

  it("are signed the way Stripe signs them", () => {
    const { body, signature } = sign(event);
    expect(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)).toMatchObject(event);
    expect(() => Stripe.webhooks.constructEvent(body, signature, "whsec_x")).toThrow();
  });

  it("can be signed with a wrong secret or an old time", () => {
    for (const options of [{ secret: "whsec_x" }, { at: 1 }]) {
      const { body, signature } = sign(event, options);
      expect(() => Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET)).toThrow();
    }
  });
});
