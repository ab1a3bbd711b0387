import { areaOf, type ValuableSale } from "../data/home.ts";
import { factorize, solveFactored } from "./cholesky.ts";
import { type FittedTerms, KNOT_DAYS, type ZipEffects } from "./market-model.ts";
import type { Moments } from "./moments.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";

const INTERCEPT_RIDGE = 1e-6;
const TERM_RIDGE = 0.5;
// Ridge on the difference between neighboring knots, and on each knot.
const KNOT_STEP_RIDGE = 30;
const KNOT_RIDGE = 0.01;
const ZIP_RIDGES = [1, 20, 20, 20];
// Terms with a smaller spread carry no information.
const MIN_SCALE = 1e-9;
const Z = ZIP_TERM_COUNT;

export interface Solution {
  terms: FittedTerms;
  zips: Map<string, ZipEffects>;
}

// One zip's block of the normal equations: Z×Z, Z×shared, and the right-hand side.
interface ZipBlock {
  own: Float64Array;
  cross: Float64Array;
  right: Float64Array;
}

/**
 * The weighted normal equations of a market, accumulated sale by sale. The shared unknowns are the
 * intercept, the market's terms and the time knots; a zip affects only its own block. Can be solved
 * only once.
 */
export class NormalEquations {
  readonly #moments: Moments;
  readonly #width: number;
  readonly #shared: Float64Array;
  readonly #right: Float64Array;
  readonly #zips = new Map<string, ZipBlock>();
  readonly #terms = new Float64Array(TERM_COUNT);
  readonly #zipTerms = new Float64Array(Z);
  // The sparse row of one sale: indexes of its shared unknowns, and their factors.
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
    const target = Math.log(sale.price);
    const length = this.#writeRow(sale);
    for (let a = 0; a < length; a++) {
      const scaled = weight * this.#values[a]!;
      const start = this.#indexes[a]! * this.#width;
      for (let b = 0; b <= a; b++) {
        this.#shared[start + this.#indexes[b]!]! += scaled * this.#values[b]!;
      }
      this.#right[this.#indexes[a]!]! += scaled * target;
    }
    const area = areaOf(sale);
    if (area) this.#addToZip(this.#blockOf(area), weight, target, length);
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

  #blockOf(zipCode: string): ZipBlock {
    let block = this.#zips.get(zipCode);
    if (!block) {
      block = {
        own: new Float64Array(Z * Z),
        cross: new Float64Array(Z * this.#width),
        right: new Float64Array(Z),
      };
      this.#zips.set(zipCode, block);
    }
    return block;
  }

  #addToZip(block: ZipBlock, weight: number, target: number, length: number): void {
    for (let a = 0; a < Z; a++) {
      const scaled = weight * this.#zipTerms[a]!;
      for (let b = 0; b <= a; b++) block.own[a * Z + b]! += scaled * this.#zipTerms[b]!;
      for (let b = 0; b < length; b++) {
        block.cross[a * this.#width + this.#indexes[b]!]! += scaled * this.#values[b]!;
      }
      block.right[a]! += scaled * target;
    }
  }

  solve(): Solution {
    const matrix = this.#shared.slice();
    const right = this.#right.slice();
    this.#addRidges(matrix);
    for (const block of this.#zips.values()) this.#eliminateZip(block, matrix, right);
    factorize(matrix, this.#width);
    solveFactored(matrix, this.#width, right);

    const zips = new Map<string, ZipEffects>();
    for (const [zipCode, block] of this.#zips) zips.set(zipCode, this.#solveZip(block, right));
    return { terms: this.#unscale(right), zips };
  }

  #addRidges(matrix: Float64Array): void {
    const width = this.#width;
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

  // Eliminates a zip's unknowns from the shared system (Schur complement) and leaves its block
  // factored.
  #eliminateZip(block: ZipBlock, matrix: Float64Array, right: Float64Array): void {
    const width = this.#width;
    for (let i = 0; i < Z; i++) block.own[i * Z + i]! += ZIP_RIDGES[i]!;
    factorize(block.own, Z);
    const column = new Float64Array(Z);
    const solvedRight = block.right.slice();
    solveFactored(block.own, Z, solvedRight);
    for (let j = 0; j < width; j++) {
      let isEmpty = true;
      for (let i = 0; i < Z; i++) {
        column[i] = block.cross[i * width + j]!;
        isEmpty &&= column[i] === 0;
      }
      if (isEmpty) continue;
      for (let i = 0; i < Z; i++) right[j]! -= column[i]! * solvedRight[i]!;
      solveFactored(block.own, Z, column);
      for (let k = j; k < width; k++) {
        let sum = 0;
        for (let i = 0; i < Z; i++) sum += block.cross[i * width + k]! * column[i]!;
        matrix[k * width + j]! -= sum;
      }
    }
  }

  #solveZip(block: ZipBlock, shared: Float64Array): ZipEffects {
    const effects = block.right.slice();
    for (let i = 0; i < Z; i++) {
      for (let j = 0; j < this.#width; j++) {
        effects[i]! -= block.cross[i * this.#width + j]! * shared[j]!;
      }
    }
    solveFactored(block.own, Z, effects);
    return Array.from(effects);
  }

  #unscale(solved: Float64Array): FittedTerms {
    const { centers, scales, firstDay, lastDay, livingAreas, lotSizes } = this.#moments;
    return {
      intercept: solved[0]!,
      coefficients: scales.map((scale, i) => (scale < MIN_SCALE ? 0 : solved[1 + i]! / scale)),
      centers,
      livingAreas,
      lotSizes,
      firstDay,
      lastDay,
      knots: Array.from(solved.subarray(1 + TERM_COUNT)),
    };
  }
}
