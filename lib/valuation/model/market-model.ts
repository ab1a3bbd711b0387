import { clamp } from "#lib/math.ts";
import type { ValuableFacts } from "../data/home.ts";
import { TERM_COUNT, writeTerms, ZIP_TERM_COUNT } from "./terms.ts";

/**
 * A zip's effects: ZIP_TERM_COUNT for ln price, then as many for each fact column of the market.
 */
export type ZipEffects = readonly number[];

export const KNOT_DAYS = 30;

/** Coefficients of a quantity on the market's unscaled terms; knots are its levels over time. */
export interface Regression {
  intercept: number;
  coefficients: number[];
  knots: number[];
}

/**
 * What a market's sales say about optional facts; plain JSON. Each of the named columns is scaled
 * by its mean and standard deviation and regressed on the terms of the price model. `products` are
 * the weighted products of what these regressions and that of ln price leave unexplained: one row
 * for each column, with ln price first.
 */
export interface FactTerms {
  columns: string[];
  centers: number[];
  scales: number[];
  regressions: Regression[];
  products: number[][];
}

/**
 * The part of a fitted model that all zips of a market share; plain JSON. Centers belong to the
 * market's unscaled terms. Areas are the smallest and largest in the fit, in square feet. Knots are
 * price levels over time in ln dollars, every KNOT_DAYS from `firstDay` on. `facts` is missing if
 * too few sales have optional facts.
 */
export interface FittedTerms extends Regression {
  centers: number[];
  livingAreas: readonly [number, number];
  lotSizes: readonly [number, number];
  firstDay: number;
  lastDay: number;
  facts?: FactTerms | undefined;
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
 * Returns a function that gives the expected value of a regression for a home on a day.
 * @param zip effects of the home's zip; undefined values it as a typical home of the market
 */
export function expectationsOf(
  terms: FittedTerms,
  zip: ZipEffects | undefined,
  home: ValuableFacts,
  day: number,
): (regression: Regression, index: number) => number {
  writeTerms(clampAreas(terms, home), day, shared, own);
  const position = (clamp(day, terms.firstDay, terms.lastDay) - terms.firstDay) / KNOT_DAYS;
  const left = Math.floor(position);
  const share = position - left;
  return ({ intercept, coefficients, knots }, index) => {
    // Linear between knots, constant outside them.
    let sum = intercept + (knots[left] ?? 0) * (1 - share) + (knots[left + 1] ?? 0) * share;
    for (let i = 0; i < TERM_COUNT; i++) {
      sum += (coefficients[i] ?? 0) * (shared[i]! - (terms.centers[i] ?? 0));
    }
    if (!zip) return sum;
    const start = index * ZIP_TERM_COUNT;
    for (let i = 0; i < ZIP_TERM_COUNT; i++) sum += (zip[start + i] ?? 0) * own[i]!;
    return sum;
  };
}

/** Returns the modelled value of a home on a day without its optional facts, in ln dollars. */
export const predictLogPrice = (
  terms: FittedTerms,
  zip: ZipEffects | undefined,
  home: ValuableFacts,
  day: number,
): number => expectationsOf(terms, zip, home, day)(terms, 0);
