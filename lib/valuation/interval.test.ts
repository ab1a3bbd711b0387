import { expect, it } from "vitest";
import { predictInterval } from "./interval.ts";
import { SPREAD_TERM_COUNT } from "./spread-terms.ts";

const VALUE = Math.log(400_000);
const EXTREME = Array<number>(SPREAD_TERM_COUNT).fill(4.5);

function predict(coefficient: number, facts: Partial<Parameters<typeof predictInterval>[0]> = {}) {
  const measured = { salesCount: 100, medianError: 0.1, within10: 0.5, areas: {}, partly: {} };
  const spread = EXTREME.map(() => coefficient);
  return predictInterval(
    { value: VALUE, sd: 0.2, spreadTerms: EXTREME, doubt: 0, ...facts },
    { ...measured, factor68: 6, factor80: 6, spread, ownWeights: [] },
  );
}

it.each([0.6, 400, -0.6, -400])("holds the estimate with coefficients of %d", (coefficient) => {
  const { low, high, confidence } = predict(coefficient);
  expect(low).toBeGreaterThan(0);
  expect(low).toBeLessThan(400_000);
  expect(high).toBeGreaterThan(400_000);
  expect(high).toBeLessThan(4_000_001);
  expect(confidence).toBeGreaterThanOrEqual(0);
  expect(confidence).toBeLessThanOrEqual(100);
});

it("is at most from a tenth to ten times the estimate", () => {
  const { low, high, confidence } = predict(0, { doubt: 900 });
  expect([low, high, confidence].map(Math.round)).toEqual([40_000, 4_000_000, 0]);
});
