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

const valued = (livingArea: number) =>
  valueByOwnSales(makeSubject({ livingArea }), SALES, null, NOW);

it("gives no estimate for a size far outside those of the sales", () => {
  expect(valued(1800).estimate).not.toBeNull();
  const { estimate, reason, missing } = valued(18_000);
  expect(estimate).toBeNull();
  expect(reason).toBe(
    "The size you entered, 18,000 sq ft, is outside the sizes of most homes sold nearby (1,700 to 1,900 sq ft). Check Finished Square Footage in The Basics to get an estimate.",
  );
  expect(missing).toEqual(["Finished Square Footage"]);
});
