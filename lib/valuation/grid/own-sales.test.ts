import { expect, it } from "vitest";
import { makeSubject } from "#tests/valuation/subject.ts";
import { NOW } from "#tests/valuation/value-home.ts";
import { isoOf } from "#lib/days.ts";
import { MARKET_DAY } from "#tests/valuation/market.ts";
import { valueByOwnSales } from "./own-sales.ts";

const SALES = [1700, 1800, 1900].map((livingArea, index) => ({
  ...{ id: index + 1, address: null, soldOn: isoOf(MARKET_DAY - 30), price: 400_000 },
  ...{ livingArea, lotSize: 7000, bedrooms: 3, bathrooms: 2, yearBuilt: 1980, isLeftOut: false },
}));

const valued = (livingArea: number, sales = SALES) =>
  valueByOwnSales(makeSubject({ livingArea }), sales, null, NOW);

it("gives no estimate for a size far outside those of the sales", () => {
  expect(valued(1800).estimate).not.toBeNull();
  const { estimate, reason, missing } = valued(18_000);
  expect(estimate).toBeNull();
  expect(reason).toBe(
    "The size you entered, 18,000 sq ft, is far outside the usual sizes of the homes we compared (1,700 to 1,900 sq ft). Check it in The Basics. If it's right, add at least three sales of homes this size.",
  );
  expect(missing).toEqual(["Finished Square Footage"]);
});

it.each([
  ["no others", []],
  ["three others", SALES],
])("gives one after three sales of homes that size, beside %s", (_, others) => {
  const alike = [4, 5, 6].map((id) => ({ ...SALES[0]!, id, livingArea: 6400 }));
  expect(valued(6400, [...others, ...alike]).estimate).not.toBeNull();
  expect(valued(6400, others).estimate).toBeNull();
});
