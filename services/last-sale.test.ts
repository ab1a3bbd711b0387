import { beforeAll, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { saveSales } from "#db/queries/sales.ts";
import { sales, valuationMarkets } from "#db/schema/index.ts";
import { isoOf } from "#lib/days.ts";
import { createProperty, createUser } from "#tests/factories.ts";
import { syntheticSales } from "#tests/valuation/market.ts";
import { changeLastSale } from "./last-sale.ts";
import { refitMarket } from "./valuation-models.ts";

// Each home sold for half as much four years before.
const SOLD_TWICE = syntheticSales(400).flatMap(({ id, day, ...facts }) =>
  [
    { id, day, price: facts.price },
    { id: id + 1000, day: day - 1500, price: Math.round(facts.price / 2) },
  ].map((sale) => ({
    ...facts,
    ...{ houseNumber: String(id), yearBuilt: 1960, price: sale.price },
    ...{ source: "test", sourceId: String(sale.id), soldOn: isoOf(sale.day) },
  })),
);
const FOUR_YEARS_AGO = isoOf(Math.floor(Date.now() / 86_400_000) - 1500);

beforeAll(async () => {
  await database().delete(sales);
  await database().delete(valuationMarkets);
  await saveSales(SOLD_TWICE);
  await refitMarket("Test");
});

async function adjusted(place: { state: string; zipCode: string }, soldOn = FOUR_YEARS_AGO) {
  const seller = await createUser();
  await createProperty(seller, place);
  const { estimate } = await changeLastSale(seller.accountId, { soldOn, price: 300_000 });
  if (!estimate) throw new Error("no estimate");
  return estimate;
}

it("adjusts a last sale by how the area's homes sold again after as much time", async () => {
  const home = { state: "Illinois", zipCode: "62704" };
  const { measured, value, low, high } = await adjusted(home);
  expect(measured).toMatchObject({ of: "area", fromYears: 3, untilYears: 7 });
  expect(measured.homes).toBeGreaterThan(100);
  expect(value).toBeGreaterThan(450_000);
  expect([low < value, high > value]).toEqual([true, true]);
  const [other, longAgo] = [
    await adjusted({ state: "Missouri", zipCode: "63101" }),
    await adjusted(home, "2001-03-01"),
  ];
  expect([other.measured.of, longAgo.measured.of]).toEqual(["king_county", "king_county"]);
  expect(other.value).toBeLessThan(450_000);
});

it("doesn't adjust it by fictional sales, or by a fit of an earlier version", async () => {
  const home = { state: "IL", zipCode: "62704" };
  await database().update(sales).set({ isDemo: true });
  expect((await adjusted(home)).measured.of).toBe("king_county");
  await database().update(sales).set({ isDemo: false });
  await database().update(valuationMarkets).set({ resaleErrors: null });
  expect((await adjusted(home)).measured.of).toBe("king_county");
});
