import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { plans } from "#db/schema/index.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

it("lists every plan by cost, with only ID, name, and cost", async () => {
  await database().insert(plans).values({ name: "Good", cost: 9 });
  const { status, body } = await call(route, "GET", { as: await createUser() });
  expect(status).toBe(200);
  expect(body).toEqual([
    { id: expect.any(Number), name: "Good", cost: 9 },
    { id: 1, name: "Starter", cost: 49 },
    { id: 2, name: "Basic", cost: 99 },
    { id: 3, name: "Premium", cost: 199 },
  ]);
});

it.each([0, -1])("rejects a plan that costs %i dollars", async (cost) => {
  const adding = database().insert(plans).values({ name: "Free", cost });
  await expect(adding).rejects.toMatchObject({
    cause: { constraint_name: "plans_cost_above_zero" },
  });
});
