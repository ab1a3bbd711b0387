import { clamp } from "#lib/math.ts";
import { adjustForDifferences, type Adjustment } from "../adjustments.ts";
import type { ValuableHome, ValuableSale } from "../data/home.ts";
import { predictByRules } from "./stated-rules.ts";
import { studentT } from "./student-t.ts";
import { indexOn } from "../last-sale/price-index.ts";
import { type MarketModel, predictLogPrice } from "../model/market-model.ts";

export const MIN_GRID_SALES = 3;

// The prior spread of adjusted prices, in ln dollars, and its weight in degrees of freedom. Chosen
// and measured together with the stated rules.
const PRIOR_SD = 0.17;
const PRIOR_DEGREES = 4;

export interface GridLine {
  sale: ValuableSale;
  adjustedPrice: number;
  adjustments: Adjustment[];
}

/** `value`, `low` and `high` are unrounded US dollars; `confidence` is 0 to 100. */
export interface GridEstimate {
  value: number;
  low: number;
  high: number;
  confidence: number;
}

// Where one home's fact is unknown it takes the other's, so it makes no difference.
const COMPARED = [
  "lotSize",
  "basementArea",
  "bedrooms",
  "bathrooms",
  "yearBuilt",
  "yearRemodeled",
  "propertyType",
  "zipCode",
] as const satisfies readonly (keyof ValuableHome)[];

function fillUnknown<H extends ValuableHome>(home: H, other: ValuableHome): H {
  const taken = COMPARED.filter((field) => home[field] === null);
  return { ...home, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}

// Zip effects count only if the model knows both zips; one alone would skew the difference.
function predictorOf(
  model: MarketModel | null,
  today: number,
  subject: ValuableHome,
  sale: ValuableSale,
) {
  if (!model) {
    // Both homes at today's age: the rules adjust for time only by the state's price index.
    const level = (day: number) => Math.log(indexOn(subject.state, day) ?? 1);
    return (home: ValuableHome, day: number) => predictByRules(home, today) + level(day);
  }
  const { terms, zips } = model;
  const areKnown = [subject, sale].every(({ zipCode }) => zips.has(zipCode ?? ""));
  return (home: ValuableHome, day: number) =>
    predictLogPrice(terms, areKnown ? zips.get(home.zipCode ?? "") : undefined, home, day);
}

/**
 * Adjusts a sale to the subject as an appraiser's grid does.
 * @param model the model of the nearest fitted market; null uses stated rules and the state's price
 *   index
 */
export function adjustToSubject(
  subject: ValuableHome,
  day: number,
  sale: ValuableSale,
  model: MarketModel | null,
): GridLine {
  const [home, filled] = [fillUnknown(subject, sale), fillUnknown(sale, subject)];
  const predict = predictorOf(model, day, home, filled);
  return { sale, ...adjustForDifferences(home, day, filled, predict) };
}

/**
 * Returns the unweighted middle of adjusted prices and the 80% prediction interval for one more.
 * Uses Student's t distribution because sales are few.
 * @returns null for fewer than MIN_GRID_SALES
 */
export function reconcileGrid(adjustedPrices: readonly number[]): GridEstimate | null {
  const count = adjustedPrices.length;
  if (count < MIN_GRID_SALES) return null;
  const logs = adjustedPrices.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const degrees = PRIOR_DEGREES + count - 1;
  const variance = (PRIOR_DEGREES * PRIOR_SD ** 2 + squares) / degrees;
  const sd = Math.sqrt(variance * (1 + 1 / count));
  const half = studentT(80, degrees) * sd;
  return {
    value: Math.exp(mean),
    low: Math.exp(mean - half),
    high: Math.exp(mean + half),
    confidence: clamp(100 - 200 * studentT(68, degrees) * sd, 0, 100),
  };
}
