import { rm } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { billingAccounts, subscriptions } from "#db/schema/index.ts";
import { billingView } from "#lib/schemas/billing.ts";
import { env } from "#server/env.ts";
import { mailFolder } from "#server/mail/transport.ts";
import { renewSandboxPlans } from "#services/billing.ts";
import { grantPlan } from "#services/granted-plans.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import * as checkout from "../get-or-create-subscription/route.ts";
import * as pdf from "../receipts/[receiptId]/pdf/route.ts";
import * as receipt from "../receipts/[receiptId]/route.ts";
import * as sandbox from "../stripe/sandbox/route.ts";
import * as subscription from "../subscription/route.ts";
import * as card from "./card/route.ts";
import * as route from "./route.ts";

const NOTHING =
  "There's no plan to cancel or resume. You won't be charged again. You can choose a plan at any time.";

const billingOf = async (as: TestUser) =>
  billingView.parse((await call(route, "GET", { as })).body);
const setEnding = (as: TestUser, cancelAtPeriodEnd: unknown) =>
  call(subscription, "PATCH", { as, body: { cancelAtPeriodEnd } });
const secretOf = ({ body }: { body: unknown }) => (body as { clientSecret: string }).clientSecret;
const confirm = (as: TestUser, clientSecret: string, cardNumber = "4242424242424242") =>
  call(sandbox, "POST", { as, body: { clientSecret, cardNumber } });

async function buy(as: TestUser, planId = 2) {
  await confirm(as, secretOf(await call(checkout, "POST", { as, body: { planId } })));
}

async function createBuyer(values?: Parameters<typeof createUser>[0]): Promise<TestUser> {
  const admin = await createUser(values);
  await buy(admin);
  return admin;
}

beforeEach(async () => {
  await database().execute(sql`delete from jobs.job`);
  await rm(mailFolder(), { recursive: true, force: true });
});

describe("GET /api/billing", () => {
  it("shows no plan, card, or receipts before the first payment", async () => {
    expect(await billingOf(await createUser())).toEqual({
      ...{ plan: null, card: null, receipts: [] },
      ...{ mailsReceipts: false, canManage: true, isSold: false },
    });
  });

  it("shows a paid plan, its card, and its receipt to everyone on the account", async () => {
    const admin = await createBuyer({ emailVerified: true });
    const partner = await createUser({ parent: admin });
    for (const person of [admin, partner]) {
      expect(await billingOf(person)).toMatchObject({
        plan: { name: "Basic", cost: 99, state: "renews", cancelAtPeriodEnd: false },
        card: { brand: "Visa", last4: "4242", expires: null },
        receipts: [
          { amount: 9_900, refunded: 0, state: "paid", description: "Basic plan, one month" },
        ],
        mailsReceipts: true,
        canManage: person === admin,
      });
    }
    expect((await billingOf(await createUser())).receipts).toEqual([]);
  });

  it("returns whether the home is sold", async () => {
    const { seller } = await createHome({ status: "sold" });
    expect((await billingOf(seller)).isSold).toBe(true);
    expect((await billingOf(await createUser())).isSold).toBe(false);
  });

  it("lists a receipt for an upgrade and none for a free downgrade", async () => {
    const admin = await createUser();
    await createSubscription(admin, { planId: 1, days: 30 });
    await buy(admin, 3);
    await buy(admin, 2);
    const { receipts } = await billingOf(admin);
    expect(receipts.map(({ description }) => description)).toEqual([
      "Change from Starter to Premium for the rest of the paid month",
    ]);
    expect(receipts[0]?.amount).toBeGreaterThan(0);
  });
});

describe("PATCH /api/subscription", () => {
  it("cancels at the end of the paid month, and resumes with the plan unchanged", async () => {
    const admin = await createBuyer();
    const { plan } = await billingOf(admin);
    const canceled = await setEnding(admin, true);
    expect(canceled.status).toBe(200);
    expect(canceled.body).toMatchObject({
      plan: { ...plan, state: "ends", cancelAtPeriodEnd: true },
    });
    expect((await call(subscription, "GET", { as: admin })).status).toBe(200);
    expect((await setEnding(admin, false)).body).toMatchObject({ plan });
  });

  it("accepts several cancellations at the same time", async () => {
    const admin = await createBuyer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => setEnding(admin, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await billingOf(admin)).plan?.state).toBe("ends");
  });

  it("closes an open plan change when it cancels", async () => {
    const admin = await createBuyer();
    const opened = secretOf(await call(checkout, "POST", { as: admin, body: { planId: 3 } }));
    await setEnding(admin, true);
    expect((await confirm(admin, opened)).status).toBe(409);
    expect((await billingOf(admin)).plan).toMatchObject({ name: "Basic", state: "ends" });
  });

  it("renews a plan chosen after canceling", async () => {
    const admin = await createBuyer();
    await setEnding(admin, true);
    await buy(admin, 3);
    expect((await billingOf(admin)).plan).toMatchObject({ name: "Premium", state: "renews" });
  });

  it("returns 403 for a member, and doesn't change other accounts", async () => {
    const admin = await createBuyer();
    const partner = await createUser({ parent: admin });
    expect(await setEnding(partner, true)).toMatchObject({
      ...{ status: 403, body: { error: "Only the account's Admin can choose its plan." } },
    });
    expect((await setEnding(await createUser(), true)).status).toBe(409);
    expect((await billingOf(admin)).plan?.state).toBe("renews");
  });

  it.each([undefined, null, "true", 1, {}])("refuses %j", async (cancelAtPeriodEnd) => {
    const admin = await createBuyer();
    expect((await setEnding(admin, cancelAtPeriodEnd)).status).toBe(400);
  });

  it.each([true, false])(
    "returns 409 when there's nothing to cancel or resume (%s)",
    async (ends) => {
      const expired = await createUser();
      await createSubscription(expired, { days: -1 });
      for (const person of [await createUser(), expired]) {
        expect(await setEnding(person, ends)).toMatchObject({
          ...{ status: 409, body: { error: NOTHING } },
        });
      }
    },
  );

  it("leaves a free plan alone", async () => {
    const admin = await createUser();
    const until = new Date("2099-05-03T12:00:00Z");
    await grantPlan(admin.id, { planId: 3, until, reason: "A friend of the house" });
    const error =
      "Your plan is free and ends on May 3, 2099. It doesn't renew, so there's nothing to cancel.";
    expect(await setEnding(admin, true)).toMatchObject({ status: 409, body: { error } });
    expect((await billingOf(admin)).plan).toMatchObject({ state: "free", cost: 0 });
  });
});

describe("a new card", () => {
  const open = (as: TestUser) => call(card, "POST", { as });

  it("is saved when it's confirmed, without a charge", async () => {
    const admin = await createBuyer();
    const clientSecret = secretOf(await open(admin));
    expect(secretOf(await open(admin))).toBe(clientSecret);
    expect((await confirm(admin, clientSecret, "4000000000000002")).body).toEqual({
      outcome: "declined",
    });
    expect((await confirm(admin, clientSecret, "5555555555554444")).body).toEqual({
      outcome: "saved",
    });
    expect((await confirm(admin, clientSecret)).status).toBe(409);
    const { card: saved, receipts } = await billingOf(admin);
    expect(saved).toEqual({ brand: "Mastercard", last4: "4444", expires: null });
    expect(receipts).toHaveLength(1);
  });

  it("is rejected for a member, without a plan, and for a free plan", async () => {
    const admin = await createUser();
    const free = await createUser();
    await grantPlan(free.id, { planId: 1, until: new Date("2099-01-01"), reason: "Test" });
    expect((await open(await createUser({ parent: admin }))).status).toBe(403);
    expect((await open(admin)).status).toBe(409);
    expect((await open(free)).status).toBe(409);
  });

  it("can't be confirmed by another account", async () => {
    const [admin, other] = [await createUser(), await createUser()];
    await buy(admin);
    await buy(other);
    expect((await confirm(other, secretOf(await open(admin)), "5555555555554444")).status).toBe(
      409,
    );
    expect((await billingOf(admin)).card?.last4).toBe("4242");
  });
});

describe("a receipt", () => {
  const ask = (as: TestUser, receiptId: string) =>
    call(receipt, "GET", { as, params: { receiptId } });
  const download = (as: TestUser, receiptId: string) =>
    call(pdf, "GET", { as, params: { receiptId } });

  it("is a PDF for everyone on the account and no one else", async () => {
    const admin = await createBuyer();
    const partner = await createUser({ parent: admin });
    const id = (await billingOf(admin)).receipts[0]?.id ?? "";
    expect((await ask(partner, id)).body).toEqual({ pdfUrl: `/api/receipts/${id}/pdf` });
    const file = await download(partner, id);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(/receipt-TEST-[\dA-F]{12}\.pdf"$/);
    expect(String(file.body)).toMatch(/^%PDF-1\.7/);
    for (const wrong of [id, crypto.randomUUID(), "1", "%00"]) {
      const stranger = await createUser();
      expect((await ask(stranger, wrong)).status).toBe(404);
      expect((await download(stranger, wrong)).status).toBe(404);
    }
  });

  it("is emailed once to the Admin's confirmed address, with the price and schedule", async () => {
    const admin = await createUser({ emailVerified: true });
    await createUser({ parent: admin, emailVerified: true });
    const unconfirmed = await createUser();
    await buy(admin);
    await buy(unconfirmed);
    await runJobs();
    const [mail, ...others] = await readMails(env().DATA_DIR);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: admin.email,
      subject: "Your Porchlight receipt for $99.00",
    });
    expect(mail?.text).toContain("We charge $99 every month, in advance, until you cancel.");
    expect(mail?.text).toContain("This was a test payment, so nothing was charged.");
  });
});

describe("a sandbox plan", () => {
  const HOUR = 60 * 60 * 1000;
  const paidUntil = async (as: TestUser) =>
    Date.parse((await billingOf(as)).plan?.currentPeriodEnd ?? "");

  it("renews once before its month ends, with a receipt", async () => {
    const admin = await createBuyer();
    const end = await paidUntil(admin);
    await renewSandboxPlans(new Date(end - 3 * HOUR));
    expect(await paidUntil(admin)).toBe(end);
    await renewSandboxPlans(new Date(end - HOUR));
    await renewSandboxPlans(new Date(end - HOUR));
    expect((await paidUntil(admin)) - end).toBeGreaterThan(27 * 24 * HOUR);
    const { plan, receipts } = await billingOf(admin);
    expect(plan?.state).toBe("renews");
    expect(receipts.map(({ amount }) => amount)).toEqual([9_900, 9_900]);
  });

  it("doesn't renew after it's canceled or has ended", async () => {
    const [canceled, ended] = [await createUser(), await createUser()];
    await buy(canceled);
    await setEnding(canceled, true);
    await createSubscription(ended, { days: -1 });
    const end = await paidUntil(canceled);
    await renewSandboxPlans(new Date(end - HOUR));
    expect(await paidUntil(canceled)).toBe(end);
    expect((await billingOf(ended)).plan).toBeNull();
    await database()
      .update(subscriptions)
      .set({ expirationDate: new Date(Date.now() - HOUR) })
      .where(eq(subscriptions.userId, canceled.id));
    expect((await billingOf(canceled)).plan).toBeNull();
    expect((await billingOf(canceled)).receipts).toHaveLength(1);
  });
});

it("returns 409 and changes nothing while another payment step is in progress", async () => {
  const admin = await createBuyer();
  await database()
    .update(billingAccounts)
    .set({ leaseHolder: crypto.randomUUID(), leaseEndsAt: sql`now() + interval '1 hour'` })
    .where(eq(billingAccounts.accountId, admin.id));
  const error =
    "Another payment step is in progress for this account. Please try again in a moment.";
  expect(await setEnding(admin, true)).toMatchObject({ status: 409, body: { error } });
  expect((await billingOf(admin)).plan?.state).toBe("renews");
});
