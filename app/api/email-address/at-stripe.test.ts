import { expect, it } from "vitest";
import * as checkout from "#app/api/get-or-create-subscription/route.ts";
import * as restore from "#app/api/restore-email/route.ts";
import * as verify from "#app/api/verify-email/route.ts";
import { runJobs } from "#services/jobs.ts";
import { call } from "#tests/api.ts";
import { createUser, PASSWORD } from "#tests/factories.ts";
import { mailedSecret } from "#tests/mailed-links.ts";
import { stripeForTests } from "#tests/stripe/stripe-for-tests.ts";
import * as route from "./route.ts";

const stripe = stripeForTests();
const emails = () => [...stripe().books.customers.values()].map(({ email }) => email);

it("updates the customer's email at Stripe, and restores it", async () => {
  const as = await createUser({ emailVerified: true });
  await call(checkout, "POST", { as, body: { planId: 1 } });
  expect(emails()).toEqual([as.email]);

  const email = "paying@example.com";
  await call(route, "POST", { as, body: { email, password: PASSWORD } });
  await call(verify, "POST", { body: { secret: await mailedSecret(email) } });
  await runJobs();
  expect(emails()).toEqual([email]);

  await call(restore, "POST", { body: { secret: await mailedSecret(as.email) } });
  await runJobs();
  expect(emails()).toEqual([as.email]);
});
