import { expect, it } from "vitest";
import { makeSale, MARKET_DAY } from "#tests/valuation/market.ts";
import type { ValuableSale } from "./data/home.ts";
import { measureSpreadTerms } from "./spread-terms.ts";

// Living areas of 1,001 to 1,101 sq ft, all else equal.
const SALES = Array.from({ length: 101 }, (_, index) =>
  makeSale({ id: index, livingArea: 1001 + index }),
) as ValuableSale[];

const HOME = { ...SALES[50]! };

const measure = (facts: Partial<ValuableSale>, assumed: ("lotSize" | "yearBuilt")[] = []) =>
  measureSpreadTerms({ ...HOME, ...facts }, MARKET_DAY, SALES, assumed, ["quality"]);

it("is 0 for a usual home whose facts are known", () => {
  expect(
    measure({})
      .slice(0, 10)
      .every((term) => term === 0),
  ).toBe(true);
});

it("marks unknown facts, assumed or not", () => {
  expect(measure({}).slice(-4)).toEqual([0, 1, 0, 0]);
  expect(measure({}, ["lotSize"]).slice(0, 3)).toEqual([1, 0, 0]);
  expect(measure({ yearBuilt: null }).slice(0, 3)).toEqual([0, 1, 0]);
  expect(measure({ bedrooms: null }).slice(0, 3)).toEqual([0, 0, 1]);
  const condominium = { propertyType: "condominium", lotSize: null } as const;
  expect(measure(condominium).slice(0, 3)).toEqual([0, 0, 0]);
});

it("measures how far a size is from the middle, up to three times the usual half width", () => {
  const half = Math.log(1091 / 1011) / 2;
  const [below, above] = measure({ livingArea: 1091 }).slice(3, 5);
  expect(below).toBe(0);
  expect(above).toBeCloseTo((Math.log(1091 / 1051) / Math.max(0.05, half)) ** 2 / 2, 6);
  expect(measure({ livingArea: 12_000 }).slice(3, 5)).toEqual([0, 4.5]);
  expect(measure({ livingArea: 100 }).slice(3, 5)).toEqual([4.5, 0]);
});

it("takes small differences for usual where all homes are alike", () => {
  const older = (years: number) => measure({ yearBuilt: 1980 - years }).slice(7, 9);
  expect(older(1)).toEqual([0, 1 / 32]);
  expect(older(-4)).toEqual([1 / 2, 0]);
  expect(older(40)).toEqual([0, 4.5]);
  const [, larger] = measure({ lotSize: 7700 }).slice(5, 7);
  expect(larger).toBeCloseTo((Math.log(1.1) / 0.12) ** 2 / 2, 6);
});

it("marks a home with at most one bedroom", () => {
  expect(measure({ bedrooms: 1 })[9]).toBe(1);
  expect(measure({ bedrooms: 2 })[9]).toBe(0);
});
