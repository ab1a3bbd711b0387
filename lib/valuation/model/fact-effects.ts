import type { OptionalFact } from "#lib/fields/optional-facts.ts";
import type { ValuableFacts } from "../data/home.ts";
import { factorize, solveFactored } from "./cholesky.ts";
import { FACT_COLUMNS, type FactColumn } from "./fact-columns.ts";
import { expectationsOf, type FittedTerms, type ZipEffects } from "./market-model.ts";

const RIDGE = 0.5;

/** Returns the columns that a stored model names. */
export const columnsOf = (names: readonly string[]): FactColumn[] =>
  names.flatMap((name) => FACT_COLUMNS.filter((column) => column.name === name));

/** Returns the optional facts that a market's model uses. */
export const factsUsedBy = ({ facts }: FittedTerms): OptionalFact[] => [
  ...new Set(columnsOf(facts?.columns ?? []).map(({ fact }) => fact)),
];

// The coefficients of some columns: (EᵀE + ridge)⁻¹ Eᵀr, where E and r are what the terms leave
// unexplained of the columns and of ln price (R. Frisch and F. V. Waugh, Econometrica 1, 1933).
function solveCoefficients(products: readonly number[][], chosen: readonly number[]): Float64Array {
  const width = chosen.length;
  const matrix = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (const [a, row] of chosen.entries()) {
    for (const [b, other] of chosen.entries()) {
      matrix[a * width + b] = products[row]![other + 1]! + (a === b ? RIDGE : 0);
    }
    right[a] = products[row]![0]!;
  }
  factorize(matrix, width);
  solveFactored(matrix, width, right);
  return right;
}

type Predict = (zip: ZipEffects | undefined, home: ValuableFacts, day: number) => number;

/**
 * Returns a function for the modelled value of a home on a day, in ln dollars. A fact counts by how
 * far it is from what is expected of such a home, so an unknown one makes no difference.
 * @param isUsed which optional facts count; without it, none
 */
export function predictorOf(
  terms: FittedTerms,
  isUsed: (fact: OptionalFact) => boolean = () => false,
): Predict {
  const { facts } = terms;
  const columns = columnsOf(facts?.columns ?? []);
  const solved = new Map<string, Float64Array>();
  return (zip, home, day) => {
    const expect = expectationsOf(terms, zip, home, day);
    const value = expect(terms, 0);
    if (!facts) return value;
    const chosen: number[] = [];
    const surprises: number[] = [];
    for (const [index, { fact, read }] of columns.entries()) {
      const written = isUsed(fact) ? read(home) : null;
      if (written === null) continue;
      const scaled = (written - facts.centers[index]!) / facts.scales[index]!;
      chosen.push(index);
      surprises.push(scaled - expect(facts.regressions[index]!, index + 1));
    }
    if (chosen.length === 0) return value;
    const key = chosen.join();
    const coefficients = solved.get(key) ?? solveCoefficients(facts.products, chosen);
    solved.set(key, coefficients);
    return surprises.reduce((sum, surprise, i) => sum + surprise * coefficients[i]!, value);
  };
}
