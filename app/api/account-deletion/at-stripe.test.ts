import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import * as checkout from "#app/api/get-or-create-subscription/route.ts";
import * as plan from "#app/api/subscription/route.ts";
import * as webhook from "#app/api/stripe/webhook/route.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD, type TestUser } from "#tests/factories.ts";
import { confirm } from "#tests/stripe/happenings.ts";
import { planNews } from "#tests/stripe/plan-news.ts";
import { sign } from "#tests/stripe/server.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
afterEach(() => stripe().heal());

const open = (as: TestUser) => call(checkout, "POST", { as, body: { planId: 2 } });
const secretOf = ({ body }: { body: unknown }) => (body as { clientSecret: string }).clientSecret;
const pay = async (admin: TestUser) => confirm(stripe().books, secretOf(await open(admin)));

async function settle({ accountId }: TestUser) {
  await planNews({ accountId, parentUserId: null }, true);
}

async function buy(): Promise<TestUser> {
  const admin = await createUser();
  await pay(admin);
  await settle(admin);
  return admin;
}

async function ask(as: TestUser): Promise<void> {
  expect((await call(route, "POST", { as, body: { password: PASSWORD } })).status).toBe(200);
  await runJobs();
}

async function keep(as: TestUser): Promise<void> {
  expect((await call(route, "DELETE", { as })).status).toBe(200);
  await runJobs();
}

/** Whether the account's subscription ends with its month. */
async function isEnding({ id }: TestUser): Promise<boolean | undefined> {
  const [user] = await database()
    .select({ subscription: users.stripeSubscriptionId })
    .from(users)
    .where(eq(users.id, id));
  return stripe().books.subscriptions.get(user?.subscription ?? "")?.cancel_at_period_end;
}

it("stops the plan's renewal, and resumes it when the account is kept", async () => {
  const admin = await buy();
  expect(await isEnding(admin)).toBe(false);
  await ask(admin);
  expect(await isEnding(admin)).toBe(true);
  const resumed = await call(plan, "PATCH", { as: admin, body: { cancelAtPeriodEnd: false } });
  expect(resumed.status).toBe(409);
  expect((await open(admin)).status).toBe(409);
  await keep(admin);
  expect(await isEnding(admin)).toBe(false);
});

it("leaves a plan canceled if it was canceled before the request", async () => {
  const admin = await buy();
  await call(plan, "PATCH", { as: admin, body: { cancelAtPeriodEnd: true } });
  await ask(admin);
  await keep(admin);
  expect(await isEnding(admin)).toBe(true);
});

it("keeps an account whose plan ended at Stripe in the meantime", async () => {
  const admin = await buy();
  await ask(admin);
  const own = [...stripe().books.subscriptions.values()].at(-1);
  stripe().books.end(own?.id ?? "", "canceled");
  await keep(admin);
  expect((await call(route, "GET", { as: admin })).body).toEqual({ deletion: null });
});

it("stops the renewal of a plan paid for after the request", async () => {
  const admin = await createUser();
  const secret = secretOf(await open(admin));
  await ask(admin);
  const before = stripe().books.events.length;
  confirm(stripe().books, secret);
  for (const event of stripe().books.events.slice(before)) {
    const { body, signature } = sign(event);
    await call(webhook, "POST", { body, headers: { "stripe-signature": signature } });
  }
  await runJobs();
  expect(await isEnding(admin)).toBe(true);
});
