import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fuzz } from "#tests/fuzz/settings.ts";
import { sentBy } from "#tests/fuzz/schema-values.ts";
import { SALES, valueHome } from "#tests/valuation/value-home.ts";
import { PROPERTY } from "#tests/valuation/subject.ts";
import { basicsInput } from "#lib/schemas/basics.ts";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { propertyInput } from "#lib/schemas/property.ts";
import { subjectFromProperty } from "./data/subject.ts";

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
