import { factorize, solveFactored } from "./linear-algebra.ts";
import {
  KNOT_DAYS,
  type MarketTerms,
  TERM_COUNT,
  writeTerms,
  writeZipTerms,
  ZIP_TERM_COUNT,
  type ZipEffects,
} from "./market-model.ts";
import type { ValuableSale } from "./types.ts";

const TERM_RIDGE = 0.5;
/** Holds each knot of the time line to the one before it, so that thin months lean on their neighbors. */
const TIME_STEP_RIDGE = 30;
const TIME_RIDGE = 0.01;
const ZIP_RIDGE = [1, 20, 20, 20];
/** Terms whose spread is less say nothing. */
const MIN_SCALE = 1e-9;
const Z = ZIP_TERM_COUNT;

/** Counts, centres and scales of a market: what the equations need before they are added up. */
export interface Moments {
  count: number;
  firstDay: number;
  lastDay: number;
  livingAreas: [number, number];
  lotSizes: [number, number];
  centers: number[];
  scales: number[];
}

/** The model that the equations lead to. */
export interface Solution {
  terms: MarketTerms;
  zips: Map<string, ZipEffects>;
}

/** One zip's block of the normal equations: 4×4, 4×shared, and the right-hand side. */
interface ZipBlock {
  own: Float64Array;
  cross: Float64Array;
  right: Float64Array;
}

/** The weighted normal equations, added up sale by sale. A zip touches only its own block. */
export class Equations {
  readonly #moments: Moments;
  readonly #width: number;
  readonly #shared: Float64Array;
  readonly #right: Float64Array;
  readonly #zips = new Map<string, ZipBlock>();
  readonly #row = new Float64Array(TERM_COUNT);
  readonly #zipRow = new Float64Array(Z);
  readonly #indexes: Int32Array;
  readonly #values: Float64Array;

  constructor(moments: Moments) {
    this.#moments = moments;
    const knots = Math.floor((moments.lastDay - moments.firstDay) / KNOT_DAYS) + 2;
    this.#width = 1 + TERM_COUNT + knots;
    this.#shared = new Float64Array(this.#width * this.#width);
    this.#right = new Float64Array(this.#width);
    this.#indexes = new Int32Array(this.#width);
    this.#values = new Float64Array(this.#width);
  }

  add(sale: ValuableSale, weight: number): void {
    const { centers, scales, firstDay } = this.#moments;
    const target = Math.log(sale.price);
    const indexes = this.#indexes;
    const values = this.#values;
    writeTerms(sale, sale.day, this.#row);
    indexes[0] = 0;
    values[0] = 1;
    let length = 1;
    for (let i = 0; i < TERM_COUNT; i++) {
      const scale = scales[i]!;
      if (scale < MIN_SCALE) continue;
      indexes[length] = 1 + i;
      values[length++] = (this.#row[i]! - centers[i]!) / scale;
    }
    const position = (sale.day - firstDay) / KNOT_DAYS;
    const knot = Math.floor(position);
    indexes[length] = 1 + TERM_COUNT + knot;
    values[length++] = 1 - (position - knot);
    indexes[length] = 2 + TERM_COUNT + knot;
    values[length++] = position - knot;

    for (let a = 0; a < length; a++) {
      const scaled = weight * values[a]!;
      const start = indexes[a]! * this.#width;
      for (let b = 0; b <= a; b++) this.#shared[start + indexes[b]!]! += scaled * values[b]!;
      this.#right[indexes[a]!]! += scaled * target;
    }
    if (sale.zipCode) this.#addZip(sale, weight, target, length);
  }

  #addZip(sale: ValuableSale, weight: number, target: number, length: number): void {
    const zipCode = sale.zipCode ?? "";
    let block = this.#zips.get(zipCode);
    if (!block) {
      block = {
        own: new Float64Array(Z * Z),
        cross: new Float64Array(Z * this.#width),
        right: new Float64Array(Z),
      };
      this.#zips.set(zipCode, block);
    }
    writeZipTerms(sale, sale.day, this.#zipRow);
    for (let a = 0; a < Z; a++) {
      const scaled = weight * this.#zipRow[a]!;
      for (let b = 0; b <= a; b++) block.own[a * Z + b]! += scaled * this.#zipRow[b]!;
      for (let b = 0; b < length; b++) {
        block.cross[a * this.#width + this.#indexes[b]!]! += scaled * this.#values[b]!;
      }
      block.right[a]! += scaled * target;
    }
  }

  /** Solves for the shared terms with the zips eliminated (Schur complement), then for each zip. */
  solve(): Solution {
    const width = this.#width;
    const matrix = this.#shared.slice();
    const right = this.#right.slice();
    // A trace of ridge on the intercept: the knots add up to it.
    matrix[0]! += 1e-6;
    for (let i = 1; i < width; i++) {
      matrix[i * width + i]! += i <= TERM_COUNT ? TERM_RIDGE : TIME_RIDGE;
    }
    for (let knot = TERM_COUNT + 2; knot < width; knot++) {
      matrix[knot * width + knot]! += TIME_STEP_RIDGE;
      matrix[(knot - 1) * width + knot - 1]! += TIME_STEP_RIDGE;
      matrix[knot * width + knot - 1]! -= TIME_STEP_RIDGE;
    }
    for (const block of this.#zips.values()) {
      for (let i = 0; i < Z; i++) block.own[i * Z + i]! += ZIP_RIDGE[i]!;
      factorize(block.own, Z);
      const column = new Float64Array(Z);
      const solvedRight = block.right.slice();
      solveFactored(block.own, Z, solvedRight);
      for (let j = 0; j < width; j++) {
        let touched = false;
        for (let i = 0; i < Z; i++) {
          column[i] = block.cross[i * width + j]!;
          touched ||= column[i] !== 0;
        }
        if (!touched) continue;
        for (let i = 0; i < Z; i++) right[j]! -= column[i]! * solvedRight[i]!;
        solveFactored(block.own, Z, column);
        for (let k = j; k < width; k++) {
          let sum = 0;
          for (let i = 0; i < Z; i++) sum += block.cross[i * width + k]! * column[i]!;
          matrix[k * width + j]! -= sum;
        }
      }
    }
    factorize(matrix, width);
    solveFactored(matrix, width, right);

    const zips = new Map<string, ZipEffects>();
    for (const [zipCode, block] of this.#zips) {
      const effects = block.right.slice();
      for (let i = 0; i < Z; i++) {
        for (let j = 0; j < width; j++) effects[i]! -= block.cross[i * width + j]! * right[j]!;
      }
      solveFactored(block.own, Z, effects);
      zips.set(zipCode, Array.from(effects));
    }
    const { centers, scales, firstDay, lastDay, livingAreas, lotSizes } = this.#moments;
    return {
      terms: {
        intercept: right[0]!,
        coefficients: scales.map((scale, i) => (scale < MIN_SCALE ? 0 : right[1 + i]! / scale)),
        centers,
        livingAreas,
        lotSizes,
        firstDay,
        lastDay,
        knots: Array.from(right.subarray(1 + TERM_COUNT)),
      },
      zips,
    };
  }
}
