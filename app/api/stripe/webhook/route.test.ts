import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { getSubscription } from "#db/queries/plans.ts";
import { users, webhookEvents } from "#db/schema/index.ts";
import { notificationsView } from "#lib/schemas/notifications.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, type TestUser } from "#tests/factories.ts";
import type { StripeEvent } from "#tests/stripe/records.ts";
import {
  confirm,
  decideDispute,
  dispute,
  endPeriodIn,
  refund,
  renew,
} from "#tests/stripe/happenings.ts";
import { sign } from "#tests/stripe/server.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as notifications from "../../notifications/route.ts";
import * as checkout from "../../get-or-create-subscription/route.ts";
import * as users_ from "../../users/route.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
afterEach(() => stripe().heal());

async function deliver(event: StripeEvent, options?: Parameters<typeof sign>[1]) {
  const { body, signature } = sign(event, options);
  return call(route, "POST", { body, headers: { "stripe-signature": signature } });
}

function eventsOf(action: () => void): StripeEvent[] {
  const before = stripe().books.events.length;
  action();
  return stripe().books.events.slice(before);
}

/** @returns the events that Stripe has for the payment */
async function pay(admin: TestUser, planId = 2): Promise<StripeEvent[]> {
  const { body } = await call(checkout, "POST", { as: admin, body: { planId } });
  return eventsOf(() => confirm(stripe().books, (body as { clientSecret: string }).clientSecret));
}

const ofType = (events: StripeEvent[], type: string): StripeEvent => {
  const event = events.find((one) => one.type === type);
  if (!event) throw new Error(`No ${type}`);
  return event;
};

async function subscriptionOf({ id }: TestUser): Promise<string> {
  const [user] = await database()
    .select({ subscription: users.stripeSubscriptionId })
    .from(users)
    .where(eq(users.id, id));
  return user?.subscription ?? "";
}
const lastCharge = () => [...stripe().books.charges.keys()].at(-1) ?? "";
const stored = (event: StripeEvent) =>
  database().select().from(webhookEvents).where(eq(webhookEvents.id, event.id));

/** @returns the Admin of an account whose payment was reported */
async function createPayer(planId?: number): Promise<TestUser> {
  const admin = await createUser();
  await deliver(ofType(await pay(admin, planId), "invoice.paid"));
  return admin;
}

describe("POST /api/stripe/webhook", () => {
  it("activates the paid plan and stores the event", async () => {
    const admin = await createUser();
    const paid = ofType(await pay(admin), "invoice.paid");
    const answer = await deliver(paid);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ received: true });
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic", planCost: 99 });
    expect(await stored(paid)).toHaveLength(1);
  });

  it("handles each event once, even when it arrives eight times at the same time", async () => {
    const admin = await createUser();
    const paid = ofType(await pay(admin), "invoice.paid");
    const before = stripe().requests.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(paid)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    // Once for its subscriptions, once for its invoices.
    expect(stripe().requests.length - before).toBe(2);
    expect(await stored(paid)).toHaveLength(1);
  });

  it("reaches the same result in any order, with outdated payloads", async () => {
    const admin = await createUser();
    const events = await pay(admin);
    const renewed = eventsOf(
      () => void renew(stripe().books, [...stripe().books.subscriptions.keys()].at(-1) ?? ""),
    );
    for (const event of [...renewed, ...events].toReversed()) await deliver(event);
    const latest = stripe().books.subscriptions.get(await subscriptionOf(admin));
    const end = latest?.items.data[0]?.current_period_end ?? 0;
    expect(await getSubscription(admin.id)).toMatchObject({
      expirationDate: new Date(end * 1000).toISOString(),
    });
  });

  it("gives nothing for a late payment event of a canceled plan", async () => {
    const admin = await createUser();
    const paid = ofType(await pay(admin), "invoice.paid");
    const subscription = await subscriptionOf(admin);
    const canceled = eventsOf(() => void stripe().books.end(subscription, "canceled"));
    await deliver(ofType(canceled, "customer.subscription.deleted"));
    await deliver(paid);
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it("ends the plan when a renewal fails, and reopens it when it's paid", async () => {
    const admin = await createPayer();
    const subscription = await subscriptionOf(admin);
    // The paid month has just ended, so the unpaid month is the current one.
    const item = stripe().books.subscriptions.get(subscription)?.items.data[0];
    if (item) item.current_period_end = stripe().books.now() - 60;
    const failed = eventsOf(() => void renew(stripe().books, subscription, false));
    await deliver(ofType(failed, "invoice.payment_failed"));
    expect(await getSubscription(admin.id)).toBeNull();

    await deliver(ofType(await pay(admin), "invoice.paid"));
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic" });
    expect(await subscriptionOf(admin)).toBe(subscription);
  });

  it("notifies the account once of a failed renewal, and not of the first payment", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    await call(checkout, "POST", { as: admin, body: { planId: 2 } });
    await deliver(ofType(await pay(admin), "invoice.paid"));
    const notificationsOf = async (as: TestUser) => {
      const { body } = await call(notifications, "GET", { as });
      return notificationsView.parse(body).notifications.map(({ text }) => text);
    };
    expect(await notificationsOf(admin)).toEqual([]);
    const subscription = await subscriptionOf(admin);
    endPeriodIn(stripe().books, subscription, -60);
    const events = eventsOf(() => void renew(stripe().books, subscription, false));
    const failed = ofType(events, "invoice.payment_failed");
    for (const event of [failed, failed, { ...failed, id: "evt_tried_again" }]) {
      await deliver(event);
    }
    for (const person of [admin, member]) {
      expect(await notificationsOf(person)).toEqual(["A payment for your Basic plan failed."]);
    }
  });

  it("notifies the account when a canceled plan ends within a week", async () => {
    const admin = await createPayer();
    const subscription = await subscriptionOf(admin);
    const record = stripe().books.subscription(subscription);
    const cancel = async (canceled: boolean) => {
      Object.assign(record, { cancel_at_period_end: canceled });
      const events = eventsOf(
        () => void stripe().books.emit("customer.subscription.updated", record),
      );
      await deliver(ofType(events, "customer.subscription.updated"));
      const { body } = await call(notifications, "GET", { as: admin });
      return notificationsView.parse(body).notifications.map(({ kind }) => kind);
    };
    expect(await cancel(true)).toEqual([]);
    endPeriodIn(stripe().books, subscription, 6 * 86_400);
    expect(await cancel(false)).toEqual([]);
    expect(await cancel(true)).toEqual(["plan_ends_soon"]);
    expect(await cancel(true)).toEqual(["plan_ends_soon"]);
  });

  it("ends a plan whose payment was refunded", async () => {
    const admin = await createPayer();
    const refunded = eventsOf(() => refund(stripe().books, lastCharge()));
    await deliver(ofType(refunded, "charge.refunded"));
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it("suspends a plan during a dispute, and restores it when the dispute is won", async () => {
    const admin = await createPayer();
    const { books } = stripe();
    const charge = lastCharge();
    const created = eventsOf(() => void dispute(books, charge))[0];
    const opened = [...books.disputes.values()].at(-1);
    if (!created || !opened) throw new Error("No dispute");
    expect(created).not.toMatchObject({ data: { object: { customer: expect.anything() } } });
    expect((await deliver(created)).status).toBe(200);
    expect(await stored(created)).toHaveLength(1);
    expect(await getSubscription(admin.id)).toBeNull();
    const closed = eventsOf(() => decideDispute(books, opened, "won"));
    await deliver(ofType(closed, "charge.dispute.closed"));
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic" });
    // The first event again under another id: only the dispute's current state counts.
    await deliver({ ...created, id: `${created.id}_again` });
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic" });
  });

  it("refunds a plan change that was paid after the renewal", async () => {
    const admin = await createPayer(1);
    const subscription = await subscriptionOf(admin);
    const { body } = await call(checkout, "POST", { as: admin, body: { planId: 3 } });
    const { clientSecret } = body as { clientSecret: string };
    const renewed = eventsOf(() => void renew(stripe().books, subscription));
    const paid = eventsOf(() => void confirm(stripe().books, clientSecret));
    for (const event of [...paid, ...renewed]) await deliver(event);
    const [refunded] = [...stripe().books.charges.values()].slice(-1);
    expect(refunded).toMatchObject({ amount: 15_000, refunded: true });
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Starter" });
  });

  it("completes an upgrade when the browser never returned", async () => {
    const admin = await createPayer(1);
    await deliver(ofType(await pay(admin, 3), "invoice.paid"));
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Premium" });
  });

  it("allows adding people only while a plan is active", async () => {
    const admin = await createUser();
    const add = (email: string) =>
      call(users_, "POST", {
        as: admin,
        body: { email, password: PASSWORD, confirmPassword: PASSWORD, fullName: "Pat Partner" },
      });
    expect((await add("before@example.com")).status).toBe(403);
    await deliver(ofType(await pay(admin), "invoice.paid"));
    expect((await add("with@example.com")).status).toBe(201);
    const subscription = await subscriptionOf(admin);
    const canceled = eventsOf(() => void stripe().books.end(subscription, "canceled"));
    await deliver(ofType(canceled, "customer.subscription.deleted"));
    expect((await add("after@example.com")).status).toBe(403);
  });

  it.each([
    ["another secret", { secret: "whsec_of_somebody_else" }],
    ["an old signature", { at: Math.floor(Date.now() / 1000) - 3_600 }],
  ])("refuses an event with %s", async (_, options) => {
    const admin = await createUser();
    const paid = ofType(await pay(admin), "invoice.paid");
    const answer = await deliver(paid, options);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: "This event's signature isn't valid." });
    expect(await stored(paid)).toEqual([]);
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it.each([
    null,
    true,
    0,
    [],
    {},
    "text",
    { id: "evt_1", type: "invoice.paid" },
    { id: "evt_1", type: "invoice.paid", data: {} },
  ])("refuses %j, which is signed but isn't an event", async (event) => {
    const { body, signature } = sign(event);
    const answer = await call(route, "POST", { body, headers: { "stripe-signature": signature } });
    expect([answer.status, answer.body]).toEqual([400, { error: "This isn't a valid event." }]);
  });

  it("refuses a changed body, an empty body, and a missing signature", async () => {
    const { body, signature } = sign({ id: "evt_1", type: "invoice.paid" });
    const headers = { "stripe-signature": signature };
    expect((await call(route, "POST", { body: `${body} `, headers })).status).toBe(400);
    expect((await call(route, "POST", { body })).status).toBe(400);
    expect((await call(route, "POST", { body: "", headers })).status).toBe(400);
  });

  it("ignores events for unknown customers without asking Stripe", async () => {
    const before = stripe().requests.length;
    const event = {
      id: "evt_foreign",
      type: "invoice.paid",
      data: { object: { customer: "cus_x" } },
    };
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver({ ...event, data: { object: {} } })).status).toBe(200);
    const transaction = vi.spyOn(database(), "select");
    expect((await deliver({ ...event, type: "product.created" })).status).toBe(200);
    expect(transaction, "not even looked up").not.toHaveBeenCalled();
    expect(stripe().requests.length).toBe(before);
    expect(await stored(event)).toEqual([]);
  });

  it("returns 502 while Stripe is down, and handles the event when it's sent again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    const paid = ofType(await pay(admin), "invoice.paid");
    stripe().inject({ kind: "card" });
    expect((await deliver(paid)).status).toBe(502);
    expect(await stored(paid)).toEqual([]);
    stripe().heal();
    expect((await deliver(paid)).status).toBe(200);
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic" });
  });

  it("refuses a body over 100 KB", async () => {
    expect((await call(route, "POST", { body: "x".repeat(200_000) })).status).toBe(413);
  });
});
