import { expect, it } from "vitest";
import { calibrate, type PastEstimate } from "./calibration.ts";

/** A hundred past estimates that missed by 1%, 2%, … 100% of their standard deviation. */
const past = (count: number): PastEstimate[] =>
  Array.from({ length: count }, (_, index) => ({
    level: "zip",
    error: (index % 2 === 0 ? 1 : -1) * 0.1 * ((index + 1) / count),
    sd: 0.1,
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
