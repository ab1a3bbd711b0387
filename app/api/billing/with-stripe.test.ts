import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { billingView } from "#lib/schemas/billing.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser, type TestUser } from "#tests/factories.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { confirm, endPeriodIn, refund, renew } from "#tests/stripe/happenings.ts";
import { planNews } from "#tests/stripe/plan-news.ts";
import { sign } from "#tests/stripe/server.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as checkout from "../get-or-create-subscription/route.ts";
import * as receipt from "../receipts/[receiptId]/route.ts";
import * as webhook from "../stripe/webhook/route.ts";
import * as subscription from "../subscription/route.ts";
import * as card from "./card/route.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
beforeEach(async () => {
  await database().execute(sql`delete from jobs.job`);
  await rm(mailFolder(), { recursive: true, force: true });
});
afterEach(() => stripe().heal());

const UNREACHABLE =
  "We can't reach the payment service right now. Nothing was charged. Please try again in a moment.";

const billingOf = async (as: TestUser) =>
  billingView.parse((await call(route, "GET", { as })).body);
const setEnding = (as: TestUser, cancelAtPeriodEnd: boolean) =>
  call(subscription, "PATCH", { as, body: { cancelAtPeriodEnd } });
const secretOf = ({ body }: { body: unknown }) => (body as { clientSecret: string }).clientSecret;
const open = async (as: TestUser, planId = 2) =>
  secretOf(await call(checkout, "POST", { as, body: { planId } }));

/** Delivers the webhooks that `action` causes, latest event first. */
async function deliver(action: () => unknown) {
  const before = stripe().books.events.length;
  action();
  for (const event of stripe().books.events.slice(before).toReversed()) {
    const { body, signature } = sign(event);
    await call(webhook, "POST", { body, headers: { "stripe-signature": signature } });
  }
}

async function buy(as: TestUser, planId = 2) {
  const secret = await open(as, planId);
  await deliver(() => confirm(stripe().books, secret));
  const running = [...stripe().books.subscriptions.values()].at(-1);
  if (!running) throw new Error("No subscription");
  return running;
}
const periodEnd = (running: Awaited<ReturnType<typeof buy>>) =>
  new Date((running.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();

describe("canceling", () => {
  it("ends the subscription with its period, resumes it, and ignores late webhooks", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    await deliver(() => undefined);
    const canceled = await setEnding(admin, true);
    expect(canceled.body).toMatchObject({
      plan: { name: "Basic", state: "ends", currentPeriodEnd: periodEnd(running) },
      card: { brand: "Visa", last4: "4242", expires: "08/2030" },
    });
    expect(running).toMatchObject({ cancel_at_period_end: true, status: "active" });
    expect((await setEnding(admin, false)).body).toMatchObject({ plan: { state: "renews" } });
    expect(running.cancel_at_period_end).toBe(false);
    // Late and repeated events carry the data from when they were created.
    const events = stripe().books.events.filter(
      ({ type }) => type === "customer.subscription.updated",
    );
    for (const event of [...events, ...events].toReversed()) {
      const { body, signature } = sign(event);
      await call(webhook, "POST", { body, headers: { "stripe-signature": signature } });
    }
    expect((await billingOf(admin)).plan?.state).toBe("renews");
  });

  it("shows a cancellation made in Stripe's dashboard, and can undo it", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    await deliver(() => {
      running.cancel_at = stripe().books.now() + 86_400;
      stripe().books.emit("customer.subscription.updated", running);
    });
    expect((await billingOf(admin)).plan?.state).toBe("ends");
    await setEnding(admin, false);
    expect(running.cancel_at).toBeNull();
    expect((await billingOf(admin)).plan?.state).toBe("renews");
  });

  it("ends the plan with its period, and keeps the receipts", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    await setEnding(admin, true);
    endPeriodIn(stripe().books, running.id, -60);
    await deliver(() => stripe().books.end(running.id, "canceled"));
    const { plan, receipts } = await billingOf(admin);
    expect(plan).toBeNull();
    expect(receipts).toHaveLength(1);
    expect((await setEnding(admin, false)).status).toBe(409);
  });

  it("changes the subscription once for several requests at the same time", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    const before = stripe().requests.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => setEnding(admin, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const changes = stripe()
      .requests.slice(before)
      .filter(({ method, path }) => method === "POST" && path.endsWith(running.id));
    expect(changes).toHaveLength(1);
  });

  it("returns 502 and changes nothing while Stripe is down, then succeeds", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    const running = await buy(admin);
    stripe().inject({ kind: "reset" });
    const failed = await setEnding(admin, true);
    expect([failed.status, failed.body]).toEqual([502, { error: UNREACHABLE }]);
    expect((await billingOf(admin)).plan?.state).toBe("renews");
    stripe().heal();
    // Stripe makes the change, but its response is lost. The client's retry finds it made.
    stripe().inject({
      kind: "reset",
      on: new RegExp(`POST .*${running.id}`),
      times: 1,
      after: true,
    });
    expect((await setEnding(admin, true)).body).toMatchObject({ plan: { state: "ends" } });
  });

  it("closes an open upgrade, and a later upgrade resumes renewal", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    const upgrade = await open(admin, 3);
    await setEnding(admin, true);
    expect(() => confirm(stripe().books, upgrade)).toThrow("canceled");
    const again = await open(admin, 3);
    await deliver(() => confirm(stripe().books, again));
    expect((await billingOf(admin)).plan).toMatchObject({ name: "Premium", state: "renews" });
    expect(running.cancel_at_period_end).toBe(false);
  });

  it("ends an unpaid plan immediately and voids its invoice", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    endPeriodIn(stripe().books, running.id, -60);
    await deliver(() => renew(stripe().books, running.id, false));
    expect((await billingOf(admin)).plan).toMatchObject({ name: "Basic", state: "unpaid" });
    expect((await setEnding(admin, false)).status).toBe(409);
    expect((await setEnding(admin, true)).body).toMatchObject({ plan: null });
    expect(running.status).toBe("canceled");
    expect([...stripe().books.invoices.values()].at(-1)?.status).toBe("void");
  });

  it("returns 409 when the customer was deleted at Stripe", async () => {
    const admin = await createUser();
    const { customer } = await buy(admin);
    stripe().books.customers.delete(customer);
    expect((await setEnding(admin, true)).status).toBe(409);
    expect((await billingOf(admin)).plan).toBeNull();
  });
});

describe("a new card", () => {
  it("pays for the subscription once confirmed, by webhook or on the next page load", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    const { books } = stripe();
    const first = secretOf(await call(card, "POST", { as: admin }));
    expect(secretOf(await call(card, "POST", { as: admin }))).toBe(first);
    await deliver(() => confirm(books, first, true, "5555555555554444"));
    expect((await billingOf(admin)).card).toMatchObject({ brand: "Mastercard", last4: "4444" });
    const second = secretOf(await call(card, "POST", { as: admin }));
    expect(second).not.toBe(first);
    confirm(books, second, true, "4000056655665556");
    await planNews({ accountId: admin.id, parentUserId: null }, false);
    expect((await billingOf(admin)).card).toMatchObject({ brand: "Visa", last4: "5556" });
    expect(running.default_payment_method).toBe([...books.paymentMethods.keys()].at(-1));
    expect(
      [...books.charges.values()].filter(({ customer }) => customer === running.customer),
    ).toHaveLength(1);
  });

  it("doesn't replace the old one while its form is open or Stripe is down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    await buy(admin);
    await call(card, "POST", { as: admin });
    await planNews({ accountId: admin.id, parentUserId: null }, false);
    stripe().inject({ kind: "broken" });
    expect((await call(card, "POST", { as: admin })).status).toBe(502);
    expect((await billingOf(admin)).card?.last4).toBe("4242");
  });

  it("is ignored if it was removed at Stripe, and canceling still works", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    await buy(admin);
    const secret = secretOf(await call(card, "POST", { as: admin }));
    const { books } = stripe();
    await deliver(() => {
      confirm(books, secret, true, "5555555555554444");
      books.paymentMethods.delete([...books.paymentMethods.keys()].at(-1) ?? "");
    });
    expect((await billingOf(admin)).card?.last4).toBe("4242");
    expect((await setEnding(admin, true)).status).toBe(200);
  });
});

describe("receipts", () => {
  const ask = (as: TestUser, receiptId: string) =>
    call(receipt, "GET", { as, params: { receiptId } });

  it("are Stripe's invoices with Stripe's PDF, each emailed once", async () => {
    const admin = await createUser({ emailVerified: true });
    const running = await buy(admin);
    await deliver(() => renew(stripe().books, running.id));
    await open(admin, 3);
    const { receipts } = await billingOf(admin);
    expect(receipts).toMatchObject([
      { amount: 9_900, state: "paid", number: expect.stringMatching(/^PORCH-\d+$/) },
      { description: "1 × Porchlight Basic (at $99.00 / month)", amount: 9_900, state: "paid" },
    ]);
    const [latest] = receipts;
    expect((await ask(admin, latest?.id ?? "")).body).toEqual({
      pdfUrl: `https://pay.stripe.com/invoice/${running.latest_invoice}/pdf`,
    });
    expect((await ask(await createUser(), latest?.id ?? "")).status).toBe(404);
    await runJobs();
    const mails = await readMails(env().DATA_DIR);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [admin.email, "Your Porchlight receipt for $99.00"],
      [admin.email, "Your Porchlight receipt for $99.00"],
    ]);
    expect(mails[0]?.text).toContain("We charge $99 every month, in advance, until you cancel.");
  });

  it("return 502 when Stripe is down", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    await buy(admin);
    const id = (await billingOf(admin)).receipts[0]?.id ?? "";
    stripe().inject({ kind: "reset" });
    expect(await ask(admin, id)).toMatchObject({ status: 502, body: { error: UNREACHABLE } });
  });

  it("show a refund, even after later events, and a failed renewal", async () => {
    const admin = await createUser();
    const running = await buy(admin);
    const charge = [...stripe().books.charges.keys()].at(-1) ?? "";
    await deliver(() => refund(stripe().books, charge, 400));
    expect((await billingOf(admin)).receipts).toMatchObject([{ refunded: 400, state: "paid" }]);
    await deliver(() => renew(stripe().books, running.id, false));
    expect((await billingOf(admin)).receipts.map(({ state }) => state).toSorted()).toEqual([
      "paid",
      "unpaid",
    ]);
    await deliver(() => refund(stripe().books, charge, 9_500));
    await deliver(() => stripe().books.emit("customer.subscription.updated", running));
    expect((await billingOf(admin)).receipts.map(({ state }) => state).toSorted()).toEqual([
      "refunded",
      "unpaid",
    ]);
  });
});
