import { expect, it } from "vitest";
import { SALE, VALUATION } from "#tests/valuation/views.ts";
import { describeSearchLimit, remarksOn } from "./asking-price.ts";

const textOf = (price: number, label: string, valuation = VALUATION) =>
  remarksOn(price, valuation).find((remark) => remark.label === label)?.text;

it.each([
  [300_000, "$13,389 below the range of the estimate, $313,389 to $396,151."],
  [400_000, "$3,849 above the range of the estimate, $313,389 to $396,151."],
  [352_349, "Within the range of the estimate, $313,389 to $396,151."],
  [
    350_000,
    "Within the range of the estimate, $313,389 to $396,151, and $2,349 below the estimate.",
  ],
])("tells where %d lies beside the range", (price, text) => {
  expect(textOf(price, "Beside the estimate")).toBe(text);
});

it("counts the adjusted prices of the sales that count", () => {
  const sale = (adjustedPrice: number | null, isLeftOut = false) => ({
    ...SALE,
    adjustedPrice,
    isLeftOut,
  });
  const comparables = [sale(340_000), sale(350_000), sale(360_000), sale(370_000), sale(null)];
  const valuation = { ...VALUATION, comparables: [...comparables, sale(300_000, true)] };
  expect(textOf(350_000, "Beside the sales", valuation)).toBe(
    "Of 4 comparable sales, each adjusted to today and to your home, 1 lie below this price, 2 above, 1 at it.",
  );
});

it("says of the seller's own sales that time is adjusted for as far as it is known", () => {
  const own = { ...VALUATION, isByOwnSales: true as const };
  expect(textOf(350_000, "Beside the sales", own)).toBe(
    "Of 1 sale that you found, each adjusted to your home, and to today as far as what prices did since is known, 0 lie below this price, 1 above.",
  );
});

it.each([
  [350_000, "A search up to $350,000 still finds your home; one dollar more, and it doesn't."],
  [349_900, "A search up to $350,000 finds your home."],
  [
    352_000,
    "A search up to $375,000 finds your home; one up to $350,000 doesn't, and would for $2,000 less.",
  ],
  [1_010_000, /^A search up to \$1,050,000 finds .* up to \$1,000,000 doesn't/],
  [10, "A search up to $25,000 finds your home."],
])("tells what a round number means for %d", (price, text) => {
  expect(describeSearchLimit(price)).toMatch(text);
});

it("says what the data doesn't hold, with no estimate too", () => {
  expect(remarksOn(350_000, undefined).map(({ label }) => label)).toEqual([
    "Round numbers",
    "Price and time",
  ]);
  expect(textOf(350_000, "Price and time")).toContain("can't be told");
});
