import { clamp } from "#lib/math.ts";
import { yearOf } from "#lib/days.ts";
import type { Sale, Subject, ValuableSale } from "../data/home.ts";
import { isValuable } from "../data/home.ts";
import type { Comparable } from "../similarity-weights.ts";

// The classes of the time since a home's last sale end after these years.
const CLASS_ENDS = [1, 3, 7, 15, Infinity];
export const GAP_CLASS_COUNT = CLASS_ENDS.length;
const DAYS_PER_YEAR = 365.25;
// As many made-up pairs of sales say that the last sale doesn't count.
const PRIOR_PAIRS = 30;
const MAX_WEIGHT = 0.9;
// In ln dollars, so that a few odd pairs can't decide a weight.
const MAX_PULL = 0.6;

/** A home's last sale: its class by time, and how far above the estimate it is, in ln dollars. */
export interface OwnSalePull {
  gap: number;
  pull: number;
}

/** A past estimate without its home's last sale; `error` is the estimate above the price in ln dollars. */
interface Pair {
  own: OwnSalePull | null;
  error: number;
}

/** Returns the number of the class of a time since a sale, from 0. */
export const gapClass = (days: number): number =>
  CLASS_ENDS.findIndex((years) => days <= years * DAYS_PER_YEAR);

/** Returns the years after which a class of time starts and ends. The last one doesn't end (Infinity). */
export const yearsOfClass = (gap: number): readonly [number, number] => [
  CLASS_ENDS[gap - 1] ?? 0,
  CLASS_ENDS[gap] ?? Infinity,
];

/**
 * Returns the weights that the last sale should have had in past estimates, by class of time: the
 * least-squares slope of the price on the last sale, both from the estimate, shrunk toward 0.
 */
export function fitOwnWeights(pairs: readonly Pair[]): number[] {
  const known = pairs.flatMap(({ own, error }) =>
    own ? [{ gap: own.gap, pull: clamp(own.pull, -MAX_PULL, MAX_PULL), error }] : [],
  );
  const squares = known.reduce((sum, { pull }) => sum + pull ** 2, 0);
  const prior = (PRIOR_PAIRS * squares) / Math.max(1, known.length);
  return CLASS_ENDS.map((_, gap) => {
    let [products, ofClass] = [0, prior];
    for (const pair of known) {
      if (pair.gap !== gap) continue;
      products += pair.pull * clamp(-pair.error, -MAX_PULL, MAX_PULL);
      ofClass += pair.pull ** 2;
    }
    return ofClass > 0 ? clamp(products / ofClass, 0, MAX_WEIGHT) : 0;
  });
}

/** Returns the last sale if it can count: of this market, and not before the home was built. */
export function usableOwnSale(
  sale: Sale | null,
  { yearBuilt }: Pick<Subject, "yearBuilt">,
  market: string,
): ValuableSale | null {
  if (!sale || sale.market !== market || !isValuable(sale)) return null;
  return yearBuilt !== null && yearBuilt > yearOf(sale.day) ? null : sale;
}

/**
 * Adds a home's last sale to its comparables, so that it has a share of the estimate beyond what it
 * has as one of them.
 * @param own with its residual, in ln dollars
 * @param share from 0 to MAX_WEIGHT
 * @param others the weight of everything else
 * @returns heaviest first
 */
export function countOwnSale(
  comparables: readonly Comparable[],
  own: Pick<Comparable, "sale" | "residual">,
  share: number,
  others: number,
): Comparable[] {
  if (share === 0) return [...comparables];
  const added = (share / (1 - share)) * others;
  const same = comparables.find(({ sale }) => sale.id === own.sale.id);
  const rest = comparables.filter((one) => one !== same);
  return [...rest, { ...own, weight: added + (same?.weight ?? 0) }].sort(
    (a, b) => b.weight - a.weight,
  );
}
