import { expect, it } from "vitest";
import { calibrate, type PastEstimate } from "./calibration.ts";
import { widening } from "./spread-fit.ts";
import { SPREAD_TERM_COUNT } from "./spread-terms.ts";

/** A hundred past estimates that missed by 1%, 2%, … 100% of their standard deviation. */
const past = (count: number): PastEstimate[] =>
  Array.from({ length: count }, (_, index) => ({
    level: "zip",
    error: (index % 2 === 0 ? 1 : -1) * 0.1 * ((index + 1) / count),
    sd: 0.1,
    terms: Array<number>(SPREAD_TERM_COUNT).fill(0),
    area: null,
    known: "all" as const,
    own: null,
  }));

it("finds the factors that cover the stated share of errors", () => {
  const { zip } = calibrate(past(100));
  expect(zip?.factor80).toBeCloseTo(0.81, 10);
  expect(zip?.factor68).toBeCloseTo(0.69, 10);
  expect(zip?.salesCount).toBe(100);
});

it("publishes the median error and the share within 10 % of the price", () => {
  const { zip } = calibrate(past(100));
  expect(zip?.medianError).toBeCloseTo(0.05, 2);
  expect(zip?.within10).toBeGreaterThan(0.9);
});

it("measures levels separately and skips one with too few estimates", () => {
  const estimates = [...past(60), ...past(49).map((one) => ({ ...one, level: "city" as const }))];
  expect(Object.keys(calibrate(estimates))).toEqual(["zip"]);
  expect(calibrate([])).toEqual({});
});

it("keeps the factors within bounds when estimates are absurdly bad or good", () => {
  const same = (error: number) => past(60).map((one) => ({ ...one, error }));
  expect(calibrate(same(5)).zip?.factor80).toBe(6);
  expect(calibrate(same(0)).zip?.factor80).toBe(0.5);
});

it("measures the error of an area that has thirty past estimates", () => {
  const here = past(60).map((one, index) => ({ ...one, area: index < 31 ? "62701" : "62702" }));
  const areas = calibrate(here).zip?.areas ?? {};
  expect(Object.keys(areas)).toEqual(["62701"]);
  expect(areas["62701"]?.salesCount).toBe(31);
  expect(areas["62701"]?.medianError).toBeLessThan(calibrate(here).zip?.medianError ?? 0);
});

it("learns from estimates with withheld facts how much wider their range must be", () => {
  const unknownYear = Array<number>(SPREAD_TERM_COUNT).fill(0).with(1, 1);
  const worse = past(300).map((one) => ({
    ...one,
    error: one.error * 2,
    terms: unknownYear,
    known: null,
  }));
  const known = past(300);
  const { zip } = calibrate([...known, ...worse]);
  expect(widening(zip?.spread ?? [], unknownYear)).toBeGreaterThan(1.9);
  expect(widening(zip?.spread ?? [], unknownYear)).toBeLessThan(2.05);
  expect(zip?.salesCount).toBe(300);
  expect(zip?.factor80).toBeCloseTo(0.8, 1);
});

it("measures errors with fewer optional facts separately", () => {
  const without = past(60).map((one) => ({ ...one, error: one.error * 2, known: "none" as const }));
  const { zip } = calibrate([...past(100), ...without]);
  expect(zip?.salesCount).toBe(100);
  expect(zip?.partly.none?.salesCount).toBe(60);
  expect(zip?.partly.none?.medianError).toBeCloseTo(2 * (zip?.medianError ?? 0), 1);
  expect(zip?.partly.condition).toBeUndefined();
});
