import { factorize, solveFactored } from "./cholesky.ts";
import { ZIP_TERM_COUNT } from "./terms.ts";

const RIDGES = [1, 20, 20, 20];
const Z = ZIP_TERM_COUNT;

// One zip's block of the normal equations: Z×Z, Z×shared, and Z×targets.
interface ZipBlock {
  own: Float64Array;
  cross: Float64Array;
  right: Float64Array;
}

/** One sale's part: `length` shared unknowns by index and factor, its zip's terms, the targets. */
export interface EquationRow {
  indexes: Int32Array;
  values: Float64Array;
  length: number;
  zipTerms: Float64Array;
  targets: Float64Array;
  weight: number;
}

/** The unknowns of zips, each of which only meets its own and the shared ones. */
export class ZipBlocks {
  readonly #width: number;
  readonly #targets: number;
  readonly #blocks = new Map<string, ZipBlock>();

  /** @param width the number of shared unknowns */
  constructor(width: number, targets: number) {
    this.#width = width;
    this.#targets = targets;
  }

  add(zipCode: string, { indexes, values, length, zipTerms, targets, weight }: EquationRow): void {
    const block = this.#blockOf(zipCode);
    for (let a = 0; a < Z; a++) {
      const scaled = weight * zipTerms[a]!;
      for (let b = 0; b <= a; b++) block.own[a * Z + b]! += scaled * zipTerms[b]!;
      for (let b = 0; b < length; b++) {
        block.cross[a * this.#width + indexes[b]!]! += scaled * values[b]!;
      }
      for (let t = 0; t < this.#targets; t++) block.right[t * Z + a]! += scaled * targets[t]!;
    }
  }

  #blockOf(zipCode: string): ZipBlock {
    let block = this.#blocks.get(zipCode);
    if (!block) {
      block = {
        own: new Float64Array(Z * Z),
        cross: new Float64Array(Z * this.#width),
        right: new Float64Array(Z * this.#targets),
      };
      this.#blocks.set(zipCode, block);
    }
    return block;
  }

  /** Eliminates the zips from the shared system (Schur complement) and leaves them factored. */
  eliminateFrom(matrix: Float64Array, rights: readonly Float64Array[]): void {
    for (const block of this.#blocks.values()) this.#eliminate(block, matrix, rights);
  }

  #eliminate(block: ZipBlock, matrix: Float64Array, rights: readonly Float64Array[]): void {
    const width = this.#width;
    for (let i = 0; i < Z; i++) block.own[i * Z + i]! += RIDGES[i]!;
    factorize(block.own, Z);
    const column = new Float64Array(Z);
    for (let j = 0; j < width; j++) {
      let isEmpty = true;
      for (let i = 0; i < Z; i++) {
        column[i] = block.cross[i * width + j]!;
        isEmpty &&= column[i] === 0;
      }
      if (isEmpty) continue;
      solveFactored(block.own, Z, column);
      for (const [t, right] of rights.entries()) {
        for (let i = 0; i < Z; i++) right[j]! -= column[i]! * block.right[t * Z + i]!;
      }
      for (let k = j; k < width; k++) {
        let sum = 0;
        for (let i = 0; i < Z; i++) sum += block.cross[i * width + k]! * column[i]!;
        matrix[k * width + j]! -= sum;
      }
    }
  }

  /**
   * Solves the factored zips with the solved shared unknowns of each target.
   * @returns each zip's right-hand sides and its effects, both in the order of the targets
   */
  *solve(shared: readonly Float64Array[]): Generator<{
    zipCode: string;
    rights: Float64Array[];
    effects: Float64Array[];
  }> {
    for (const [zipCode, { own, cross, right }] of this.#blocks) {
      const rights = shared.map((_, t) => right.slice(t * Z, (t + 1) * Z));
      const effects = shared.map((solved, t) => {
        const solution = rights[t]!.slice();
        for (let i = 0; i < Z; i++) {
          for (let j = 0; j < this.#width; j++) {
            solution[i]! -= cross[i * this.#width + j]! * solved[j]!;
          }
        }
        solveFactored(own, Z, solution);
        return solution;
      });
      yield { zipCode, rights, effects };
    }
  }
}
