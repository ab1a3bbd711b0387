import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { askingPriceView } from "#lib/schemas/asking-price.ts";
import { getAskingPrice } from "#services/asking-price.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as route from "./route.ts";

async function createSeller(): Promise<TestUser> {
  const user = await createUser();
  await createProperty(user);
  return user;
}

const read = async (as: TestUser) =>
  askingPriceView.parse((await call(route, "GET", { as })).body).history;
const set = (as: TestUser, price: unknown) => call(route, "PUT", { as, body: { price } });
const pricesOf = async (as: TestUser) => (await read(as)).map(({ price }) => price);

it("returns no prices at first, with or without a property", async () => {
  expect(await read(await createUser())).toEqual([]);
  const seller = await createSeller();
  expect(await read(seller)).toEqual([]);
  expect(await getAskingPrice(seller.accountId)).toBeNull();
});

it("keeps every price with who set it, and uses the newest", async () => {
  const seller = await createSeller();
  await set(seller, "$650,000");
  const { status, body } = await set(seller, 639_900);
  expect(status).toBe(200);
  const [newest] = askingPriceView.parse(body).history;
  expect(newest).toMatchObject({ price: 639_900, setBy: seller.email });
  expect(await pricesOf(seller)).toEqual([639_900, 650_000]);
  expect(await getAskingPrice(seller.accountId)).toBe(639_900);
});

it("skips an unchanged price, but records one that's set again later", async () => {
  const seller = await createSeller();
  for (const price of [500_000, 500_000, 490_000, 500_000]) await set(seller, price);
  expect(await pricesOf(seller)).toEqual([500_000, 490_000, 500_000]);
});

it("refuses a price that was set on a page with an earlier one", async () => {
  const seller = await createSeller();
  const setFrom = (from: number | null, price: number) =>
    call(route, "PUT", { as: seller, body: { price, from } });
  expect((await setFrom(null, 600_000)).status).toBe(200);
  expect((await setFrom(600_000, 610_000)).status).toBe(200);
  const message =
    "Your asking price was just changed to $610,000. Check it before you set another.";
  for (const from of [600_000, null]) {
    const { status, body } = await setFrom(from, 590_000);
    expect([status, body]).toMatchObject([409, { error: message, fields: { price: message } }]);
  }
  expect(await pricesOf(seller)).toEqual([610_000, 600_000]);
});

it("keeps the newest 200", async () => {
  const seller = await createSeller();
  for (let price = 1; price <= 202; price += 1) await set(seller, price);
  const prices = await pricesOf(seller);
  expect([prices.length, prices[0], prices.at(-1)]).toEqual([200, 202, 3]);
});

it.each([
  ["", "Required"],
  ["much", "Must be a number"],
  [0, "Must be at least 1"],
  [1.5, "Must be whole dollars"],
  [1_000_000_001, "Must be at most 1,000,000,000"],
])("refuses %j", async (price, message) => {
  const seller = await createSeller();
  const { status, body } = await set(seller, price);
  expect([status, body]).toMatchObject([400, { fields: { price: message } }]);
  expect(await read(seller)).toEqual([]);
});

it("returns 404 before there's a property", async () => {
  expect((await set(await createUser(), 500_000)).status).toBe(404);
});

it("keeps prices per account, even after the member who set one is deleted", async () => {
  const admin = await createSeller();
  const member = await createUser({ parent: admin });
  await set(member, 500_000);
  expect(await read(await createSeller())).toEqual([]);
  await database().delete(users).where(eq(users.id, member.id));
  expect(await read(admin)).toMatchObject([{ price: 500_000, setBy: null }]);
});
