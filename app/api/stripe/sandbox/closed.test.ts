import { beforeAll, expect, it, vi } from "vitest";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as checkout from "../../get-or-create-subscription/route.ts";
import * as route from "./route.ts";

// Like a server with DATABASE_URL and no Stripe keys, which takes no payments.
beforeAll(() => {
  process.env.EMBEDDED_DATABASE = "0";
});

it("returns 404 on a database other than the embedded one", async () => {
  const body = { clientSecret: "x", cardNumber: "4242424242424242" };
  const answer = await call(route, "POST", { as: await createUser(), body });
  expect(answer.status).toBe(404);
});

it("makes checkout return 503 when payments aren't set up", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await call(checkout, "POST", { as: await createUser(), body: { planId: 2 } });
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({
    error: "Payments aren't set up on this server yet, so you can't buy a plan here.",
  });
});
