import { expect, it } from "vitest";
import { fitSpread, type SpreadObservation, widening } from "./spread-fit.ts";
import { SPREAD_TERM_COUNT } from "./spread-terms.ts";

const NONE = Array<number>(SPREAD_TERM_COUNT).fill(0);
const termsWith = (index: number) => NONE.with(index, 1);

const observe = (error: number, terms: readonly number[], count: number): SpreadObservation[] =>
  Array.from({ length: count }, () => ({ error, sd: 0.1, terms }));

it("widens by the ratio of the mean errors, shrunk toward 1 by the ridge", () => {
  const fitted = fitSpread([...observe(0.1, NONE, 2000), ...observe(-0.15, termsWith(4), 2000)]);
  expect(widening(fitted, termsWith(4))).toBeCloseTo(1.5, 2);
  expect(widening(fitted, NONE)).toBe(1);
  const few = fitSpread([...observe(0.1, NONE, 2000), ...observe(-0.15, termsWith(4), 3)]);
  expect(widening(few, termsWith(4))).toBeGreaterThan(1.1);
  expect(widening(few, termsWith(4))).toBeLessThan(1.3);
});

it("narrows for usual homes, but never for an unknown fact", () => {
  const better = (index: number) =>
    fitSpread([...observe(0.1, NONE, 500), ...observe(0.05, termsWith(index), 500)]);
  expect(widening(better(7), termsWith(7))).toBeLessThan(0.6);
  expect(widening(better(1), termsWith(1))).toBe(1);
});

it("stays finite for absurd errors", () => {
  const absurd = observe(9, termsWith(0), 40).concat(observe(0, NONE, 40));
  expect(fitSpread(absurd).every(Number.isFinite)).toBe(true);
});

it("is limited where several terms are extreme", () => {
  const extreme = NONE.fill(4.5, 3, 9);
  expect(widening(NONE.with(3, 0.6).with(5, 0.6).with(7, 0.6), extreme)).toBe(8);
  expect(widening(NONE.with(3, -400).with(5, -400), extreme)).toBe(1 / 8);
  expect(widening(NONE.with(3, 400), extreme)).toBe(8);
});

it("an unmeasured model widens nothing", () => {
  expect(widening([], termsWith(0))).toBe(1);
});
