import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { lastSales, users } from "#db/schema/index.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

const SALE = { soldOn: "2012-06-15", price: "300,000" };

let user: TestUser;
beforeEach(async () => {
  user = await createUser();
  await createProperty(user, { state: "Washington" });
});

const save = (body: object = SALE, as = user) => call(route, "PUT", { as, body });
const read = async (as = user) => (await call(route, "GET", { as })).body as LastSaleView;

it("adjusts the sale by the state's price index, with a range", async () => {
  expect(await read()).toEqual({ sale: null, estimate: null, reason: null });
  const { status, body } = await save();
  expect(status).toBe(200);
  const { sale, estimate } = body as LastSaleView;
  expect(sale).toEqual({ soldOn: "2012-06-15", price: 300_000 });
  expect(estimate?.value).toBeGreaterThan(600_000);
  expect(estimate?.low).toBeLessThan(estimate?.value ?? 0);
  expect(estimate?.high).toBeGreaterThan(estimate?.value ?? 0);
  expect(await read()).toEqual(body);
});

it("keeps one sale per home, which can be replaced and deleted", async () => {
  await save();
  await save({ soldOn: "2020-01-10", price: 500_000 });
  expect((await read()).sale).toEqual({ soldOn: "2020-01-10", price: 500_000 });
  const { body } = await call(route, "DELETE", { as: user });
  expect(body).toEqual({ sale: null, estimate: null, reason: null });
  expect(await read()).toEqual(body);
});

it("keeps a sale that no index covers, and returns the reason", async () => {
  const { estimate, reason } = (await save({ ...SALE, soldOn: "1960-01-01" })).body as LastSaleView;
  expect([estimate, reason]).toEqual([null, expect.stringMatching(/no price index/)]);
});

it("shares the sale within the account only, and deletes it with the account", async () => {
  const stranger = await createUser();
  await createProperty(stranger);
  await save(SALE, await createUser({ parent: user }));
  expect((await read()).sale?.price).toBe(300_000);
  await call(route, "DELETE", { as: stranger });
  expect((await read(stranger)).sale).toBeNull();
  expect((await read()).sale?.price).toBe(300_000);
  const before = await database().$count(lastSales);
  await database().delete(users).where(eq(users.accountId, user.accountId));
  expect(await database().$count(lastSales)).toBe(before - 1);
});

it("refuses invalid input, an account without a property, and visitors", async () => {
  const { status, body } = await save({ soldOn: "soon", price: 12 });
  expect([status, body]).toMatchObject([
    400,
    { fields: { soldOn: "Enter the sale date", price: "Must be at least 1,000" } },
  ]);
  const newUser = await createUser();
  expect((await save(SALE, newUser)).status).toBe(404);
  expect((await call(route, "GET", { as: newUser })).status).toBe(404);
  expect((await call(route, "DELETE", { as: newUser })).status).toBe(404);
  expect((await call(route, "GET")).status).toBe(401);
});
