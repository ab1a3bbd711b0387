import { expect, it } from "vitest";
import { SALE, VALUATION } from "#tests/valuation/views.ts";
import { describeSearchLimit, remarksOn } from "./asking-price.ts";

const textOf = (price: number, label: string, valuation = VALUATION) =>
  remarksOn(price, valuation).find((remark) => remark.label === label)?.text;

it.each([
  [300_000, "$13,389 below the estimate range ($313,389 to $396,151)."],
  [400_000, "$3,849 above the estimate range ($313,389 to $396,151)."],
  [352_349, "Within the estimate range ($313,389 to $396,151)."],
  [350_000, "Within the estimate range ($313,389 to $396,151) and $2,349 below the estimate."],
])("compares %d with the estimate range", (price, text) => {
  expect(textOf(price, "Compared with the estimate")).toBe(text);
});

it("counts the adjusted prices of the included sales", () => {
  const sale = (adjustedPrice: number | null, isLeftOut = false) => ({
    ...SALE,
    adjustedPrice,
    isLeftOut,
  });
  const comparables = [sale(340_000), sale(350_000), sale(360_000), sale(370_000), sale(null)];
  const valuation = { ...VALUATION, comparables: [...comparables, sale(300_000, true)] };
  expect(textOf(350_000, "Compared with sales", valuation)).toBe(
    "Of 4 comparable sales, adjusted to today and to your home: 1 below this price, 2 above, 1 the same.",
  );
});

it("says that the seller's own sales are adjusted for time only with price data", () => {
  const own = { ...VALUATION, isByOwnSales: true as const };
  expect(textOf(350_000, "Compared with sales", own)).toBe(
    "Of 1 sale you added, adjusted to your home and, where we have price data, to today: 0 below this price, 1 above.",
  );
});

it.each([
  [
    350_000,
    "Buyers who search up to $350,000 will find your home. At one dollar more, they won't.",
  ],
  [349_900, "Buyers who search up to $350,000 will find your home."],
  [
    352_000,
    "Buyers who search up to $375,000 will find your home. Price it $2,000 lower to also appear in searches up to $350,000.",
  ],
  [1_010_000, /^Buyers who search up to \$1,050,000 will find .* up to \$1,000,000\./],
  [10, "Buyers who search up to $25,000 will find your home."],
])("explains the search limits around %d", (price, text) => {
  expect(describeSearchLimit(price)).toMatch(text);
});

it("says that time to sell is unknown, even without an estimate", () => {
  expect(remarksOn(350_000, undefined).map(({ label }) => label)).toEqual([
    "Search limits",
    "Time to sell",
  ]);
  expect(textOf(350_000, "Time to sell")).toContain("can't say");
});
