import { expect, it } from "vitest";
import { getSubscription } from "#db/queries/plans.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as checkout from "../../get-or-create-subscription/route.ts";
import * as route from "./route.ts";

stripeForTests();

it("returns 404 when Stripe takes the payments", async () => {
  const admin = await createUser();
  const opened = await call(checkout, "POST", { as: admin, body: { planId: 2 } });
  const { clientSecret } = opened.body as { clientSecret: string };
  const body = { clientSecret, cardNumber: "4242424242424242" };
  expect((await call(route, "POST", { as: admin, body })).status).toBe(404);
  expect(await getSubscription(admin.id)).toBeNull();
});
