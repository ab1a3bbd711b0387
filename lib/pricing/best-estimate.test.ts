import { expect, it } from "vitest";
import { NO_OWN_SALES, VALUATION } from "#tests/valuation/views.ts";
import { bestEstimate } from "./best-estimate.ts";
import { lowAppraisalOf } from "./low-appraisal.ts";

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

it("uses the estimate from recorded sales if there is one", () => {
  expect(bestEstimate(VALUATION, OWN)).toBe(VALUATION);
  expect(bestEstimate(NONE, NO_OWN_SALES)).toBe(NONE);
  expect(bestEstimate(undefined, OWN)).toBeUndefined();
});

it("falls back to the seller's own sales and lists only those that count", () => {
  const best = bestEstimate(NONE, OWN);
  expect(best).toMatchObject({
    estimate: 350_000,
    low: 310_000,
    high: 395_000,
    isByOwnSales: true,
  });
  expect(best?.comparables?.map(({ id }) => id)).toEqual([1]);
});

it("sets the low appraisal from the measured error, or else the low end of the range", () => {
  // 352,349 × (1 − 0.065) = 329,446
  expect(lowAppraisalOf(VALUATION, OWN)).toEqual({
    amount: 329_446,
    source:
      "The low appraisal is $329,446: your estimate of $352,349 less 6.5%. In our test on 117 past sales in the “Dane County” market, half of the estimates were off by more than 6.5%, above or below.",
  });
  // 350,000 × (1 − 0.128) = 305,200
  expect(lowAppraisalOf(NONE, OWN)?.amount).toBe(305_200);
  expect(lowAppraisalOf({ ...VALUATION, source: null, low: 330_000 }, undefined)).toEqual({
    amount: 330_000,
    source: "The low appraisal is $330,000, the low end of your estimate's range.",
  });
  expect(lowAppraisalOf(NONE, NO_OWN_SALES)).toBeNull();
});
