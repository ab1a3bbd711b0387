import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";

/** Effects of one zip, in the order of the zip's terms. */
export type ZipEffects = readonly number[];

/** Days from one knot of the time line to the next. */
export const KNOT_DAYS = 30;

/** The part of a fitted model that all zips of a market share; plain JSON. */
export interface FittedTerms {
  intercept: number;
  /** One coefficient and one center for each of the market's terms, unscaled. */
  coefficients: number[];
  centers: number[];
  /** Least and most living area and lot, in square feet, that the fit has seen. */
  livingAreas: readonly [number, number];
  lotSizes: readonly [number, number];
  /** Day number of the first knot, and the level (in ln dollars) at each knot. */
  firstDay: number;
  lastDay: number;
  knots: number[];
}

/** A hedonic price model: ln price as a sum of what a home has, where and when. */
export interface MarketModel {
  market: string;
  terms: FittedTerms;
  salesCount: number;
  /** Effects of the zips that were asked for or fitted; a zip without an entry adds nothing. */
  zips: ReadonlyMap<string, ZipEffects>;
}

/** Level of the time line on a day, in ln dollars: straight between knots, flat outside them. */
function levelOn({ knots, firstDay, lastDay }: FittedTerms, day: number): number {
  const position = (clamp(day, firstDay, lastDay) - firstDay) / KNOT_DAYS;
  const left = Math.floor(position);
  const share = position - left;
  return (knots[left] ?? 0) * (1 - share) + (knots[left + 1] ?? 0) * share;
}

/** The home with its areas clamped to what the fit has seen: its curves mean nothing outside. */
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
 * The modelled value of a home on a day, in ln dollars.
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
