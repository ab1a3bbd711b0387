import { expect, it } from "vitest";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { bestEstimate } from "./best-estimate.ts";

const NONE = { ...VALUATION, estimate: null, low: null, high: null, comparables: null };
const SALE = {
  id: 1,
  address: "12 Elm St",
  soldOn: "2026-08-14",
  price: 340_000,
  livingArea: 1800,
  lotSize: null,
  bedrooms: 3,
  bathrooms: 2,
  yearBuilt: 1960,
  isLeftOut: false,
  adjustedPrice: 350_000,
  adjustments: [],
  obstacle: null,
};
const OWN = {
  ...NO_OWN_SALES,
  sales: [SALE, { ...SALE, id: 2, isLeftOut: true }, { ...SALE, id: 3, obstacle: "Too old." }],
  estimate: {
    value: 350_000,
    low: 310_000,
    high: 395_000,
    confidence: 60,
    salesCount: 1,
    market: null,
    areasAlone: false,
    medianErrorPercent: 12.8,
    measuredOn: "public sales",
  },
};

it("is that of recorded sales, where they make one", () => {
  expect(bestEstimate(VALUATION, OWN)).toBe(VALUATION);
  expect(bestEstimate(NONE, NO_OWN_SALES)).toBe(NONE);
  expect(bestEstimate(undefined, OWN)).toBeUndefined();
});

it("is else that of the sales that the seller found, with those that count", () => {
  const best = bestEstimate(NONE, OWN);
  expect(best).toMatchObject({
    estimate: 350_000,
    low: 310_000,
    high: 395_000,
    isByOwnSales: true,
  });
  expect(best?.comparables?.map(({ id }) => id)).toEqual([1]);
});
