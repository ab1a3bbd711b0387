import type { LastSaleInput, LastSaleView } from "#lib/schemas/last-sale.ts";
import { dayOf } from "#lib/days.ts";
import { indexOn, LAST_QUARTER, LAST_QUARTER_NAME, quarterOf } from "./price-index.ts";

/**
 * Measured errors of these estimates (`npm run bench:last-sale`): homes in King County, Washington,
 * sold twice within a year, with a first price not far below the market's. `all…` includes every
 * such home.
 */
const MEASURED = { medianPercent: 5.6, homes: 62, allMedianPercent: 33.2, allHomes: 177 };

// Half of the range, in ln dollars, within a year: it contained 79% of the same homes' prices.
const HALF_RANGE = 0.35;
// What a home drifts from its state's index: its variance grows with time (K. E. Case and R. J.
// Shiller, New England Economic Review, 1987). 8% for one year is a judgment; 1.28 standard
// deviations on either side contain 80%.
const DRIFT_FROM_INDEX = 1.28 * 0.08;
const DAYS_PER_YEAR = 365.25;
// How far the states' indexes moved per quarter in ln, down and up, in 80% of cases since 1991.
const DRIFT = { down: 0.004, up: 0.026 };

/**
 * Carries the price of a home's last sale forward by its state's house price index.
 * @returns null if the index doesn't cover the state or the day
 */
export function carryForward(
  { soldOn, price }: LastSaleInput,
  state: string | null,
  now: Date,
): LastSaleView["estimate"] {
  const today = dayOf(now.toISOString());
  const [then, newest] = [indexOn(state, dayOf(soldOn)), indexOn(state, today)];
  if (then === null || newest === null) return null;
  const value = price * (newest / then);
  const years = Math.max(0, today - dayOf(soldOn)) / DAYS_PER_YEAR;
  const half = Math.hypot(HALF_RANGE, DRIFT_FROM_INDEX * Math.sqrt(Math.max(0, years - 1)));
  const known = Math.max(LAST_QUARTER, quarterOf(dayOf(soldOn)));
  const unknownQuarters = Math.max(0, quarterOf(today) - known);
  return {
    value: Math.round(value),
    low: Math.round(value * Math.exp(-half - DRIFT.down * unknownQuarters)),
    high: Math.round(value * Math.exp(half + DRIFT.up * unknownQuarters)),
    indexUntil: LAST_QUARTER_NAME,
    isBeyondIndex: unknownQuarters >= 1,
    medianErrorPercent: MEASURED.medianPercent,
    homesMeasured: MEASURED.homes,
    allMedianErrorPercent: MEASURED.allMedianPercent,
    allHomesMeasured: MEASURED.allHomes,
  };
}
