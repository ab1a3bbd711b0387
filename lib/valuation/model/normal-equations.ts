import { areaOf, type ValuableSale } from "../data/home.ts";
import { factorize, solveFactored } from "./cholesky.ts";
import {
  type FactTerms,
  type FittedTerms,
  KNOT_DAYS,
  type Regression,
  type ZipEffects,
} from "./market-model.ts";
import type { Moments } from "./moments.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";
import { ZipBlocks } from "./zip-blocks.ts";

const INTERCEPT_RIDGE = 1e-6;
const TERM_RIDGE = 0.5;
// Ridge on the difference between neighboring knots, and on each knot.
const KNOT_STEP_RIDGE = 30;
const KNOT_RIDGE = 0.01;
// Terms with a smaller spread carry no information.
const MIN_SCALE = 1e-9;

export interface Solution {
  terms: FittedTerms;
  zips: Map<string, ZipEffects>;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * The weighted normal equations of a market, accumulated sale by sale. The shared unknowns are the
 * intercept, the market's terms and the time knots; a zip affects only its own block. They are
 * solved for several targets: ln price first, then each column of the optional facts. Can be solved
 * only once.
 */
export class NormalEquations {
  readonly #moments: Moments;
  readonly #width: number;
  readonly #matrix: Float64Array;
  readonly #rights: Float64Array[];
  // The weighted products of the targets.
  readonly #products: number[][];
  readonly #zips: ZipBlocks;
  readonly #terms = new Float64Array(TERM_COUNT);
  readonly #zipTerms = new Float64Array(ZIP_TERM_COUNT);
  // The sparse row of one sale: indexes of its shared unknowns, and their factors.
  readonly #indexes: Int32Array;
  readonly #values: Float64Array;

  constructor(moments: Moments) {
    this.#moments = moments;
    const targets = Array.from({ length: 1 + moments.facts.length });
    const knots = Math.floor((moments.lastDay - moments.firstDay) / KNOT_DAYS) + 2;
    this.#width = 1 + TERM_COUNT + knots;
    this.#matrix = new Float64Array(this.#width * this.#width);
    this.#rights = targets.map(() => new Float64Array(this.#width));
    this.#products = targets.map(() => targets.map(() => 0));
    this.#zips = new ZipBlocks(this.#width, targets.length);
    this.#indexes = new Int32Array(this.#width);
    this.#values = new Float64Array(this.#width);
  }

  /** @param targets ln price, and the scaled columns of the optional facts */
  add(sale: ValuableSale, targets: Float64Array, weight: number): void {
    const [indexes, values] = [this.#indexes, this.#values];
    const length = this.#writeRow(sale);
    for (let a = 0; a < length; a++) {
      const scaled = weight * values[a]!;
      const start = indexes[a]! * this.#width;
      for (let b = 0; b <= a; b++) this.#matrix[start + indexes[b]!]! += scaled * values[b]!;
      for (const [t, right] of this.#rights.entries()) right[indexes[a]!]! += scaled * targets[t]!;
    }
    for (const [a, row] of this.#products.entries()) {
      for (let b = 0; b < row.length; b++) row[b]! += weight * targets[a]! * targets[b]!;
    }
    const area = areaOf(sale);
    const zipTerms = this.#zipTerms;
    if (area) this.#zips.add(area, { indexes, values, length, zipTerms, targets, weight });
  }

  #writeRow(sale: ValuableSale): number {
    const { centers, scales, firstDay } = this.#moments;
    const indexes = this.#indexes;
    const values = this.#values;
    writeTerms(sale, sale.day, this.#terms, this.#zipTerms);
    indexes[0] = 0;
    values[0] = 1;
    let length = 1;
    for (let i = 0; i < TERM_COUNT; i++) {
      const scale = scales[i]!;
      if (scale < MIN_SCALE) continue;
      indexes[length] = 1 + i;
      values[length++] = (this.#terms[i]! - centers[i]!) / scale;
    }
    const position = (sale.day - firstDay) / KNOT_DAYS;
    const knot = Math.floor(position);
    indexes[length] = 1 + TERM_COUNT + knot;
    values[length++] = 1 - (position - knot);
    indexes[length] = 2 + TERM_COUNT + knot;
    values[length++] = position - knot;
    return length;
  }

  solve(): Solution {
    const width = this.#width;
    const solved = this.#rights.map((right) => right.slice());
    this.#addRidges();
    this.#zips.eliminateFrom(this.#matrix, solved);
    factorize(this.#matrix, width);
    for (const right of solved) solveFactored(this.#matrix, width, right);

    const zips = new Map<string, ZipEffects>();
    this.#subtractExplained(this.#rights, solved);
    for (const { zipCode, rights, effects } of this.#zips.solve(solved)) {
      this.#subtractExplained(rights, effects);
      zips.set(
        zipCode,
        effects.flatMap((ofTarget) => [...ofTarget]),
      );
    }
    return { terms: this.#unscale(solved), zips };
  }

  // Leaves of the products what the solution doesn't explain.
  #subtractExplained(rights: readonly Float64Array[], solved: readonly Float64Array[]): void {
    for (const [a, row] of this.#products.entries()) {
      for (let b = 0; b < row.length; b++) row[b]! -= dot(rights[a]!, solved[b]!);
    }
  }

  #addRidges(): void {
    const width = this.#width;
    const matrix = this.#matrix;
    // The knots sum to the intercept, so without its own ridge the system would be singular.
    matrix[0]! += INTERCEPT_RIDGE;
    for (let i = 1; i < width; i++) {
      matrix[i * width + i]! += i <= TERM_COUNT ? TERM_RIDGE : KNOT_RIDGE;
    }
    for (let knot = TERM_COUNT + 2; knot < width; knot++) {
      matrix[knot * width + knot]! += KNOT_STEP_RIDGE;
      matrix[(knot - 1) * width + knot - 1]! += KNOT_STEP_RIDGE;
      matrix[knot * width + knot - 1]! -= KNOT_STEP_RIDGE;
    }
  }

  #unscale(solved: readonly Float64Array[]): FittedTerms {
    const { scales, facts, centers, firstDay, lastDay, livingAreas, lotSizes } = this.#moments;
    const [price, ...ofFacts] = solved.map((unknowns): Regression => ({
      intercept: unknowns[0]!,
      coefficients: scales.map((scale, i) => (scale < MIN_SCALE ? 0 : unknowns[1 + i]! / scale)),
      knots: Array.from(unknowns.subarray(1 + TERM_COUNT)),
    }));
    const fitted = { ...price!, centers, livingAreas, lotSizes, firstDay, lastDay };
    if (facts.length === 0) return fitted;
    const factTerms: FactTerms = {
      columns: facts.map(({ column }) => column.name),
      centers: facts.map(({ center }) => center),
      scales: facts.map(({ scale }) => scale),
      regressions: ofFacts,
      products: this.#products.slice(1),
    };
    return { ...fitted, facts: factTerms };
  }
}
