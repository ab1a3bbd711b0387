import { beforeAll, expect, it } from "vitest";
import { DEMO_ADDRESS } from "#db/demo/sales.ts";
import { refreshDemoSales } from "#services/demo-data.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import * as route from "./route.ts";

beforeAll(() => refreshDemoSales(new Date()));

it("returns the sizes of homes sold in the zip code", async () => {
  const user = await createUser();
  await createProperty(user, DEMO_ADDRESS);
  const { status, body } = await call(route, "GET", { as: user });
  expect([status, body]).toMatchObject([
    200,
    { zipCode: DEMO_ADDRESS.zipCode, livingArea: { isDemo: true } },
  ]);
  const { livingArea } = body as { livingArea: { low: number; high: number } };
  expect(livingArea.low).toBeGreaterThan(300);
  expect(livingArea.high).toBeGreaterThan(livingArea.low);
});

it("returns none when no sales are recorded", async () => {
  const user = await createUser();
  await createProperty(user, { city: "Bangor", state: "ME", zipCode: "04401" });
  const { body } = await call(route, "GET", { as: user });
  expect(body).toEqual({ zipCode: "04401", livingArea: null, lotSize: null });
});

it("needs a property and a login", async () => {
  expect((await call(route, "GET", { as: await createUser() })).status).toBe(404);
  expect((await call(route, "GET", {})).status).toBe(401);
});
