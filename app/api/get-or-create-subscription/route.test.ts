import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { getSubscription } from "#db/queries/plans.ts";
import { billingAccounts, subscriptions, users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import { confirm, renew } from "#tests/stripe/happenings.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import { planNews } from "#tests/stripe/plan-news.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
// Subscriptions and invoices.
const READS = 2;
afterEach(() => stripe().heal());

async function open(as: TestUser, planId: unknown = 2) {
  return call(route, "POST", { as, body: { planId } });
}
const secretOf = ({ body }: { body: unknown }) => (body as { clientSecret: string }).clientSecret;

async function sync({ accountId }: TestUser, isReturning = false) {
  const user = { accountId, parentUserId: null };
  return (await planNews(user, isReturning)).progress;
}

const letAnswerAge = ({ id }: TestUser) =>
  database()
    .update(billingAccounts)
    .set({ checkedAt: new Date(Date.now() - 31_000) })
    .where(eq(billingAccounts.accountId, id));

async function userOf({ id }: TestUser) {
  const [user] = await database()
    .select({ customer: users.stripeCustomerId, subscription: users.stripeSubscriptionId })
    .from(users)
    .where(eq(users.id, id));
  return user;
}

function atStripe({ id }: TestUser) {
  const customers = [...stripe().books.customers.values()].filter(
    ({ metadata }) => metadata.accountId === id,
  );
  const ids = customers.map((customer) => customer.id);
  const subscriptions = [...stripe().books.subscriptions.values()].filter(({ customer }) =>
    ids.includes(customer),
  );
  return { customers, subscriptions };
}

describe("POST /api/get-or-create-subscription", () => {
  it("opens a checkout for the Admin", async () => {
    const admin = await createUser();
    const answer = await open(admin);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ clientSecret: expect.stringMatching(/^pi_.+_secret_.+/) });
    const { customers, subscriptions } = atStripe(admin);
    expect(customers[0]?.email).toBe(admin.email);
    expect(await userOf(admin)).toEqual({
      customer: customers[0]?.id,
      subscription: subscriptions[0]?.id,
    });
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it("creates one customer and one subscription from eight requests at the same time", async () => {
    const admin = await createUser();
    const cookie = await signIn(admin);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(route, "POST", { cookie, body: { planId: 2 } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(secretOf)).size).toBe(1);
    expect(atStripe(admin).customers).toHaveLength(1);
    expect(atStripe(admin).subscriptions).toHaveLength(1);
  });

  it("leaves one payable attempt when windows choose different plans at the same time", async () => {
    const admin = await createUser();
    const plans = [1, 3, 1, 3, 2, 1];
    const most = await stripe().mostAtOnce(() =>
      Promise.all(plans.map((planId) => open(admin, planId))),
    );
    expect(most, "one step after the other").toBe(1);
    const { subscriptions } = atStripe(admin);
    expect(subscriptions.filter(({ status }) => status === "incomplete")).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ planId: 0 }],
    [{ planId: -1 }],
    [{ planId: 1.5 }],
    [{ planId: "2" }],
    [{ planId: "Basic" }],
    [{ planId: null }],
    [{ planId: [2] }],
    [{ planId: 1e300 }],
  ])("refuses %j", async (body) => {
    const answer = await call(route, "POST", { as: await createUser(), body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { planId: expect.any(String) } });
  });

  it.each([99, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    "returns 404 for plan %i",
    async (planId) => {
      const answer = await open(await createUser(), planId);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ error: "Plan not found." });
    },
  );

  it("returns 403 for a member and 401 without a login", async () => {
    const partner = await createUser({ parent: await createUser() });
    const answer = await open(partner);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: "Only the account's Admin can choose its plan." });
    expect((await call(route, "POST", { body: { planId: 2 } })).status).toBe(401);
  });

  it("returns 409 for the plan that's already active", async () => {
    const admin = await createUser();
    confirm(stripe().books, secretOf(await open(admin)));
    const answer = await open(admin);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: "Your Basic plan is already active." });
    // The plan found on the way is saved.
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Basic" });
  });

  it("upgrades the running subscription", async () => {
    const admin = await createUser();
    confirm(stripe().books, secretOf(await open(admin, 1)));
    const upgrade = await open(admin, 3);
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Starter" });
    confirm(stripe().books, secretOf(upgrade));
    expect(await sync(admin)).toBe("settled");
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Premium" });
    expect(atStripe(admin).subscriptions).toHaveLength(1);
  });

  it("creates a new customer when the old one is gone at Stripe", async () => {
    const admin = await createUser();
    const gone = `cus_gone_${admin.id}`;
    await database().update(users).set({ stripeCustomerId: gone }).where(eq(users.id, admin.id));
    expect((await open(admin)).status).toBe(200);
    expect((await userOf(admin))?.customer).toBe(atStripe(admin).customers[0]?.id);
  });

  it("keeps the customer when a later step fails, and continues from there", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const admin = await createUser();
    stripe().inject({ kind: "card", on: /POST .*subscriptions/ });
    const answer = await open(admin);
    expect(answer.status).toBe(502);
    expect(answer.body).toEqual({ error: expect.stringContaining("Nothing was charged") });
    expect(JSON.stringify(answer.body)).not.toMatch(/card_error|Stripe|at /);
    expect(log).toHaveBeenCalledOnce();
    stripe().heal();
    expect((await open(admin)).status).toBe(200);
    expect(atStripe(admin).customers).toHaveLength(1);
  });
});

describe("the billing page", () => {
  it("shows the paid plan before any webhook arrives", async () => {
    const admin = await createUser();
    confirm(stripe().books, secretOf(await open(admin)));
    expect(await getSubscription(admin.id)).toBeNull();
    expect(await sync(admin)).toBe("settled");
    const { current_period_end: end } = atStripe(admin).subscriptions[0]?.items.data[0] ?? {
      current_period_end: 0,
    };
    expect(await getSubscription(admin.id)).toEqual({
      planName: "Basic",
      planCost: 99,
      expirationDate: new Date(end * 1000).toISOString(),
    });
  });

  it("asks Stripe only while something is open", async () => {
    const admin = await createUser();
    const asked = () => stripe().requests.length;
    const before = asked();
    expect(await sync(admin)).toBe("settled");
    expect(asked()).toBe(before);
    confirm(stripe().books, secretOf(await open(admin)));
    await sync(admin);
    const paid = asked();
    expect(await sync(admin)).toBe("settled");
    expect(asked()).toBe(paid);
  });

  it("asks Stripe when the person returns from a payment, but not again for a while", async () => {
    const admin = await createUser();
    confirm(stripe().books, secretOf(await open(admin)));
    await sync(admin, true);
    const before = stripe().requests.length;
    await sync(admin, true);
    expect(stripe().requests.length).toBe(before);
    await letAnswerAge(admin);
    await Promise.all([sync(admin, true), sync(admin, true), sync(admin, true)]);
    expect(stripe().requests.length).toBe(before + READS);
    await sync(admin, true);
    expect(stripe().requests.length).toBe(before + READS);
  });

  it("asks Stripe only for the Admin", async () => {
    const admin = await createUser();
    const partner = await createUser({ parent: admin });
    confirm(stripe().books, secretOf(await open(admin)));
    await letAnswerAge(admin);
    const before = stripe().requests.length;
    const user = { accountId: partner.accountId, parentUserId: admin.id };
    const news = await planNews(user, true);
    expect(news).toEqual({ progress: "open", lateChange: null });
    expect(stripe().requests.length).toBe(before);
  });

  it("shows the Admin a plan change that came too late, until the next checkout", async () => {
    const admin = await createUser();
    confirm(stripe().books, secretOf(await open(admin, 1)));
    await sync(admin);
    const secret = secretOf(await open(admin, 3));
    renew(stripe().books, (await userOf(admin))?.subscription ?? "");
    confirm(stripe().books, secret);
    const user = { accountId: admin.id, parentUserId: null };
    const news = { progress: "settled", lateChange: { paidBack: 15_000 } };
    expect(await planNews(user, false)).toEqual(news);
    expect(await planNews(user, false)).toEqual(news);
    expect(await getSubscription(admin.id)).toMatchObject({ planName: "Starter" });
    const partner = { accountId: admin.id, parentUserId: admin.id };
    expect((await planNews(partner, false)).lateChange).toBeNull();
    await open(admin, 3);
    expect((await planNews(user, false)).lateChange).toBeNull();
  });

  it("reports an open payment, and an unknown state when Stripe is down", async () => {
    const admin = await createUser();
    await open(admin);
    expect(await sync(admin, true)).toBe("open");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    stripe().inject({ kind: "broken" });
    expect(await sync(admin, true)).toBe("unknown");
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it("ends a plan that Stripe doesn't know", async () => {
    const admin = await createUser();
    await open(admin);
    await database()
      .insert(subscriptions)
      .values({ userId: admin.id, planId: 3, expirationDate: new Date(Date.now() + 1e9) });
    await letAnswerAge(admin);
    await sync(admin, true);
    expect(await getSubscription(admin.id)).toBeNull();
  });
});
