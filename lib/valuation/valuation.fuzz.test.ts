import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fuzz } from "#tests/fuzz/settings.ts";
import { sentBy } from "#tests/fuzz/schema-values.ts";
import { NOW, SALES, valueHome } from "#tests/valuation/value-home.ts";
import { makeSubject, PROPERTY } from "#tests/valuation/subject.ts";
import { basicsInput } from "#lib/schemas/basics.ts";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { propertyInput } from "#lib/schemas/property.ts";
import { isoOf } from "#lib/days.ts";
import { MARKET_DAY } from "#tests/valuation/market.ts";
import { subjectFromProperty } from "./data/subject.ts";
import { valueByOwnSales } from "./grid/own-sales.ts";

const year = fc.oneof(fc.constant(0), fc.integer({ min: 1600, max: 2030 }));
const basics = sentBy(basicsInput, { yearBuilt: year, structuralRemodelYear: year });
const anywhere = sentBy(propertyInput, {}).map((place) => propertyInput.parse(place));
const nearby = fc.record({
  ...Object.fromEntries(
    Object.entries(PROPERTY).map(([name, value]) => [name, fc.constant(value)]),
  ),
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
}) as unknown as typeof anywhere;
const leftOut = fc.subarray([...SALES], { maxLength: 40 });
// The sales that the estimate of the usual home is based on, and others of its zip.
const chosen = fc.subarray(
  SALES.filter(({ zipCode }) => zipCode === "62701"),
  { minLength: 1, maxLength: 180 },
);
const OWN_SALE = {
  address: null,
  soldOn: isoOf(MARKET_DAY - 30),
  ...{ livingArea: 1800, lotSize: null, bedrooms: null, bathrooms: null, yearBuilt: null },
};
// Bounds are rounded to whole dollars.
const ROUNDING = 1e-4;

it("an estimate lies in its range, and stands on shares of a whole, whatever was entered", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(nearby, anywhere),
      basics,
      leftOut,
      async (place, numbers, without) => {
        const propertyBasics = basicsInput.parse(numbers);
        const view = await valueHome(subjectFromProperty({ ...place, propertyBasics }), {
          leftOut: without,
        });
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        const { estimate, low, high, source, comparables } = view;
        if (estimate === null) {
          expect(source?.reason).toMatch(/\S/);
          return;
        }
        expect(low).toBeLessThanOrEqual(estimate);
        expect(high).toBeGreaterThanOrEqual(estimate);
        expect(low).toBeGreaterThan(0);
        const shares = (comparables ?? []).reduce((sum, { share }) => sum + share, 0);
        expect(shares).toBeLessThanOrEqual(1.001);
        for (const { price, adjustments, adjustedPrice } of comparables ?? []) {
          if (adjustedPrice === null) continue;
          const adjusted = adjustments.reduce((sum, { amount }) => sum + amount, price);
          expect(adjusted).toBe(adjustedPrice);
        }
      },
    ),
    fuzz("estimate", 150),
  );
});

it("leaving out sales never raises confidence or narrows the range", async () => {
  const all = await valueHome();
  await fc.assert(
    fc.asyncProperty(chosen, async (without) => {
      const { estimate, low, high, confidence } = await valueHome(undefined, {
        leftOut: without,
      });
      expect(confidence).toBeLessThanOrEqual(all.confidence!);
      expect(low! / estimate!).toBeLessThanOrEqual(all.low! / all.estimate! + ROUNDING);
      expect(high! / estimate!).toBeGreaterThanOrEqual(all.high! / all.estimate! - ROUNDING);
    }),
    fuzz("left out", 100),
  );
});

it("leaving out added sales never raises confidence or narrows their range", () => {
  const facts = fc.record({
    price: fc.integer({ min: 100_000, max: 900_000 }),
    isLeftOut: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(facts, { minLength: 3, maxLength: 12 }), (drawn) => {
      const sales = drawn.map((fact, id) => ({ ...OWN_SALE, ...fact, id }));
      const valueBy = (some: typeof sales) => valueByOwnSales(makeSubject(), some, null, NOW);
      const { estimate } = valueBy(sales);
      const all = valueBy(sales.map((sale) => ({ ...sale, isLeftOut: false }))).estimate!;
      if (estimate === null) return;
      expect(estimate.confidence).toBeLessThanOrEqual(all.confidence);
      expect(estimate.low / estimate.value).toBeLessThanOrEqual(all.low / all.value + ROUNDING);
      expect(estimate.high / estimate.value).toBeGreaterThanOrEqual(
        all.high / all.value - ROUNDING,
      );
    }),
    fuzz("own left out", 300),
  );
});
