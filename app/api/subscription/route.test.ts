import { describe, expect, it } from "vitest";
import { call } from "#tests/api.ts";
import { createSubscription, createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

describe("GET /api/subscription", () => {
  it("returns the account's plan to everyone on it", async () => {
    const admin = await createUser();
    const partner = await createUser({ parent: admin });
    await createSubscription(admin, { planId: 3 });
    for (const person of [admin, partner]) {
      const { status, body } = await call(route, "GET", { as: person });
      expect(status).toBe(200);
      expect(body).toEqual({
        planName: "Premium",
        planCost: 199,
        expirationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    }
  });

  it("returns 404 before the first plan, after it expires, and on another account", async () => {
    const expired = await createUser();
    await createSubscription(expired, { days: -1 });
    await createSubscription(await createUser());
    for (const person of [await createUser(), expired]) {
      const { status, body } = await call(route, "GET", { as: person });
      expect(status).toBe(404);
      expect(body).toEqual({ error: "There is no active plan." });
    }
  });
});
