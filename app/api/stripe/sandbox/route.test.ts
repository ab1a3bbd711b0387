import { describe, expect, it } from "vitest";
import { getSubscription } from "#db/queries/plans.ts";
import { call } from "#tests/api.ts";
import { createSubscription, createUser, type TestUser } from "#tests/factories.ts";
import * as checkout from "../../get-or-create-subscription/route.ts";
import * as webhook from "../webhook/route.ts";
import { planNews } from "#tests/stripe/plan-news.ts";
import * as route from "./route.ts";

const GOOD = "4242 4242 4242 4242";
const DECLINED = "4000-0000 0000-0002";

async function open(as: TestUser, planId = 2) {
  const answer = await call(checkout, "POST", { as, body: { planId } });
  return { ...answer, clientSecret: (answer.body as { clientSecret: string }).clientSecret };
}
const pay = (as: TestUser, clientSecret: string, cardNumber = GOOD) =>
  call(route, "POST", { as, body: { clientSecret, cardNumber } });

describe("the sandbox", () => {
  it("opens one checkout, accepts the card, and gives the plan for a month", async () => {
    const admin = await createUser();
    const { clientSecret } = await open(admin);
    expect((await open(admin)).clientSecret).toBe(clientSecret);
    const answer = await pay(admin, clientSecret);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ outcome: "paid" });
    const subscription = await getSubscription(admin.id);
    expect(subscription).toMatchObject({ planName: "Basic", planCost: 99 });
    const days = (Date.parse(subscription?.expirationDate ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    const user = { accountId: admin.id, parentUserId: null };
    expect(await planNews(user, true)).toEqual({ progress: "settled", lateChange: null });
  });

  it("declines one card, then accepts another", async () => {
    const admin = await createUser();
    const { clientSecret } = await open(admin);
    expect((await pay(admin, clientSecret, DECLINED)).body).toEqual({ outcome: "declined" });
    expect(await getSubscription(admin.id)).toBeNull();
    expect((await pay(admin, clientSecret)).body).toEqual({ outcome: "paid" });
  });

  it("takes effect once, no matter how often it's confirmed", async () => {
    const admin = await createUser();
    const { clientSecret } = await open(admin);
    await Promise.all(Array.from({ length: 8 }, () => pay(admin, clientSecret)));
    const first = await getSubscription(admin.id);
    expect((await pay(admin, clientSecret)).body).toEqual({ outcome: "paid" });
    expect(await getSubscription(admin.id)).toEqual(first);
    expect((await open(admin)).status).toBe(409);
  });

  it("changes the plan for the rest of the paid month", async () => {
    const admin = await createUser();
    await createSubscription(admin, { planId: 1, days: 10 });
    const before = await getSubscription(admin.id);
    const { clientSecret } = await open(admin, 3);
    expect((await open(admin, 3)).clientSecret).toBe(clientSecret);
    expect(await getSubscription(admin.id)).toEqual(before);
    await pay(admin, clientSecret);
    expect(await getSubscription(admin.id)).toEqual({
      planName: "Premium",
      planCost: 199,
      expirationDate: before?.expirationDate,
    });
  });

  it("lets an expired plan be bought again", async () => {
    const admin = await createUser();
    await createSubscription(admin, { planId: 2, days: -1 });
    const { clientSecret } = await open(admin, 2);
    expect((await pay(admin, clientSecret)).body).toEqual({ outcome: "paid" });
  });

  it("returns 409 for a replaced, unknown, or another account's checkout", async () => {
    const admin = await createUser();
    const first = await open(admin, 1);
    const second = await open(admin, 3);
    for (const [who, secret] of [
      [admin, first.clientSecret],
      [await createUser(), second.clientSecret],
      [admin, "sandbox_subscription_3_00000000-0000-0000-0000-000000000000_secret"],
      [admin, "x"],
      [admin, ""],
    ] as const) {
      const answer = await pay(who, secret);
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({ error: expect.stringContaining("Nothing was charged") });
    }
    expect(await getSubscription(admin.id)).toBeNull();
  });

  it.each([
    [{ cardNumber: GOOD }, "clientSecret"],
    [{ clientSecret: "x" }, "cardNumber"],
    [{ clientSecret: "x", cardNumber: "4242" }, "cardNumber"],
    [{ clientSecret: "x", cardNumber: "four" }, "cardNumber"],
    [{ clientSecret: "x".repeat(201), cardNumber: GOOD }, "clientSecret"],
  ])("refuses %j", async (body, field) => {
    const answer = await call(route, "POST", { as: await createUser(), body });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it("returns 403 for a member", async () => {
    const partner = await createUser({ parent: await createUser() });
    expect((await pay(partner, "x")).status).toBe(403);
  });

  it("rejects a webhook", async () => {
    const answer = await call(webhook, "POST", { body: "{}" });
    expect(answer.status).toBe(400);
  });
});
