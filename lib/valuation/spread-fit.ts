import { clamp } from "#lib/math.ts";
import { factorize, solveFactored } from "./model/cholesky.ts";
import { isOfUnknownFact, SPREAD_TERM_COUNT } from "./spread-terms.ts";

/** An error and its forecast standard deviation in ln dollars, with the terms of its home. */
export interface SpreadObservation {
  error: number;
  sd: number;
  terms: readonly number[];
}

const ROUNDS = 30;
// Shrinks coefficients that few sales support toward 0.
const RIDGE = 5;
const INTERCEPT_RIDGE = 1e-6;
// Errors beyond this multiple of their forecast count as this many.
const MAX_RATIO = 8;

const scaleOf = (coefficients: readonly number[], terms: readonly number[]) =>
  Math.exp(coefficients.reduce((sum, coefficient, i) => sum + coefficient * (terms[i] ?? 0), 0));

/**
 * Returns the factor by which terms widen a standard deviation.
 * @returns at most MAX_RATIO and at least 1 / MAX_RATIO, since no error counts as more when fitted
 */
export const widening = (coefficients: readonly number[], terms: readonly number[]): number =>
  clamp(scaleOf(coefficients, terms), 1 / MAX_RATIO, MAX_RATIO);

// The intercept comes last, because the stored coefficients don't include it.
const rowOf = ({ terms }: SpreadObservation) => [...terms, 1];

function factorOf(rows: readonly number[][], width: number): Float64Array {
  const matrix = new Float64Array(width * width);
  for (const row of rows) {
    for (let a = 0; a < width; a++) {
      for (let b = 0; b <= a; b++) matrix[a * width + b]! += row[a]! * row[b]!;
    }
  }
  for (let a = 0; a < width; a++) {
    matrix[a * width + a]! += a === SPREAD_TERM_COUNT ? INTERCEPT_RIDGE : RIDGE;
  }
  factorize(matrix, width);
  return matrix;
}

/**
 * Fits how much terms widen errors: |error| has the mean sd · exp(intercept + Σ coefficient · term)
 * (A. C. Harvey, 1976), by Fisher scoring of the
 * Laplace likelihood with a ridge penalty.
 * @returns the coefficients without the intercept; those of unknown facts are at least 0
 */
export function fitSpread(observations: readonly SpreadObservation[]): number[] {
  const width = SPREAD_TERM_COUNT + 1;
  const rows = observations.map(rowOf);
  const factor = factorOf(rows, width);
  const fitted = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    const step = fitted.map((value, a) => (a === SPREAD_TERM_COUNT ? 0 : -RIDGE * value));
    const current = [...fitted];
    for (const [index, { error, sd }] of observations.entries()) {
      const row = rows[index]!;
      const ratio = Math.abs(error) / (sd * scaleOf(current, row));
      const excess = Math.min(MAX_RATIO, ratio) - 1;
      for (let a = 0; a < width; a++) step[a]! += excess * row[a]!;
    }
    solveFactored(factor, width, step);
    for (let a = 0; a < width; a++) fitted[a]! += step[a]!;
    for (let a = 0; a < SPREAD_TERM_COUNT; a++) {
      if (isOfUnknownFact(a)) fitted[a] = Math.max(0, fitted[a]!);
    }
  }
  return [...fitted.slice(0, SPREAD_TERM_COUNT)];
}
