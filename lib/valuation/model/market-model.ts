import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";

export type ZipEffects = readonly number[];

export const KNOT_DAYS = 30;

/**
 * The part of a fitted model that all zips of a market share; plain JSON. Coefficients and centers
 * belong to the market's unscaled terms. Areas are the smallest and largest in the fit, in square
 * feet. Knots are price levels over time in ln dollars, every KNOT_DAYS from `firstDay` on.
 */
export interface FittedTerms {
  intercept: number;
  coefficients: number[];
  centers: number[];
  livingAreas: readonly [number, number];
  lotSizes: readonly [number, number];
  firstDay: number;
  lastDay: number;
  knots: number[];
}

/**
 * A hedonic price model: ln price is the sum of the effects of a home's facts, location and sale
 * day. A zip without effects adds nothing.
 */
export interface MarketModel {
  market: string;
  terms: FittedTerms;
  salesCount: number;
  zips: ReadonlyMap<string, ZipEffects>;
}

// Linear between knots, constant outside them.
function levelOn({ knots, firstDay, lastDay }: FittedTerms, day: number): number {
  const position = (clamp(day, firstDay, lastDay) - firstDay) / KNOT_DAYS;
  const left = Math.floor(position);
  const share = position - left;
  return (knots[left] ?? 0) * (1 - share) + (knots[left + 1] ?? 0) * share;
}

// The curves of living area and lot size are meaningless outside the fitted range.
function clampAreas(terms: FittedTerms, home: ValuableFacts): ValuableFacts {
  const livingArea = clamp(home.livingArea, ...terms.livingAreas);
  const lotSize = home.lotSize ? clamp(home.lotSize, ...terms.lotSizes) : null;
  return livingArea === home.livingArea && lotSize === home.lotSize
    ? home
    : { ...home, livingArea, lotSize };
}

const shared = new Float64Array(TERM_COUNT);
const own = new Float64Array(ZIP_TERM_COUNT);

/**
 * Returns the modelled value of a home on a day, in ln dollars.
 * @param zip effects of the home's zip; undefined values it as a typical home of the market
 */
export function predictLogPrice(
  terms: FittedTerms,
  zip: ZipEffects | undefined,
  home: ValuableFacts,
  day: number,
): number {
  writeTerms(clampAreas(terms, home), day, shared, own);
  let sum = terms.intercept + levelOn(terms, day);
  for (let index = 0; index < TERM_COUNT; index++) {
    sum += (terms.coefficients[index] ?? 0) * (shared[index]! - (terms.centers[index] ?? 0));
  }
  if (!zip) return sum;
  for (let index = 0; index < ZIP_TERM_COUNT; index++) sum += (zip[index] ?? 0) * own[index]!;
  return sum;
}
