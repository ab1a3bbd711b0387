import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { endLease, takeLease, writeUnderLease } from "#db/queries/billing-lease.ts";
import { billingAccounts, users } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import { LIMITS } from "#tests/limits.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as person from "../auth/user/route.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
const BUSY = "Another payment step is in progress for this account. Please try again in a moment.";

const open = (cookie: string, planId = 2) => call(route, "POST", { cookie, body: { planId } });

const subscriptionsOf = (customer: string | null | undefined) =>
  [...stripe().books.subscriptions.values()].filter((one) => one.customer === customer);

async function customerOf({ id }: TestUser) {
  const [user] = await database()
    .select({ customer: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, id));
  return user?.customer;
}

describe("while Stripe doesn't respond for one account", () => {
  it("other accounts keep working, and only a few requests wait", async () => {
    const [slow, other] = [await createUser(), await createUser()];
    const release = stripe().hold(({ input }) => JSON.stringify(input).includes(slow.id));
    const cookie = await signIn(slow);
    let refused = 0;
    const answers = Array.from({ length: 30 }, () =>
      open(cookie).then((answer) => {
        if (answer.status === 409) refused += 1;
        return answer;
      }),
    );
    // One request asks Stripe, and eight wait for it.
    await vi.waitFor(() => expect(refused).toBeGreaterThanOrEqual(21), LIMITS.condition);

    const others = await signIn(other);
    expect((await open(others)).status).toBe(200);
    expect((await call(person, "GET", { cookie: others })).status).toBe(200);
    expect((await call(person, "GET", { cookie })).status).toBe(200);

    release();
    for (const { status, body } of await Promise.all(answers)) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body).toEqual({ error: BUSY });
    }
    expect((await open(cookie)).status).toBe(200);
    expect(subscriptionsOf(await customerOf(slow))).toHaveLength(1);
  });
});

describe("the lease on an account's payments", () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];

  /** Ends the lease as if its holder had crashed. */
  const letEnd = ({ id }: TestUser) =>
    database()
      .update(billingAccounts)
      .set({ leaseEndsAt: new Date(Date.now() - 1_000) })
      .where(eq(billingAccounts.accountId, id));

  it("belongs to one holder until that holder ends it", async () => {
    const { id } = await createUser();
    expect(await takeLease(id, one)).toBe(true);
    expect(await takeLease(id, other)).toBe(false);
    await endLease(id, other);
    expect(await takeLease(id, other)).toBe(false);
    await endLease(id, one);
    expect(await takeLease(id, other)).toBe(true);
  });

  it("is taken by one of many requests at the same time", async () => {
    const { id } = await createUser();
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => takeLease(id, crypto.randomUUID())),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("expires when its holder is gone", async () => {
    const user = await createUser();
    await takeLease(user.id, one);
    await letEnd(user);
    const answer = await call(route, "POST", { as: user, body: { planId: 2 } });
    expect(answer.status).toBe(200);
  });

  it("blocks writes after it's lost", async () => {
    const user = await createUser();
    await takeLease(user.id, one);
    await letEnd(user);
    await takeLease(user.id, other);
    const write = vi.fn(async () => undefined);
    expect(await writeUnderLease(user.id, one, write)).toBe(false);
    expect(write).not.toHaveBeenCalled();
    expect(await writeUnderLease(user.id, other, write)).toBe(true);
    expect(write).toHaveBeenCalledOnce();
  });

  it("keeps a slow step from overwriting newer data", async () => {
    const user = await createUser();
    const release = stripe().hold(
      ({ method, path, input }) =>
        method === "POST" &&
        path.endsWith("/subscriptions") &&
        JSON.stringify(input).includes(user.id),
    );
    const late = call(route, "POST", { as: user, body: { planId: 2 } });
    await vi.waitFor(
      async () => expect(await customerOf(user)).toEqual(expect.any(String)),
      LIMITS.condition,
    );
    await letEnd(user);
    expect(await takeLease(user.id, other)).toBe(true);
    release();
    const answer = await late;
    expect([answer.status, answer.body]).toEqual([409, { error: BUSY }]);
    const [stored] = await database()
      .select({ subscription: users.stripeSubscriptionId })
      .from(users)
      .where(eq(users.id, user.id));
    expect(stored?.subscription).toBeNull();
  });
});
