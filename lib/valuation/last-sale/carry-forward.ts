import type { LastSaleInput, LastSaleView } from "#lib/schemas/last-sale.ts";
import { dayOf } from "#lib/days.ts";
import { gapClass, yearsOfClass } from "./own-weight.ts";
import { LAST_QUARTER, LAST_QUARTER_NAME, quarterOf } from "./price-index.ts";
import { adjustByIndex, type ResaleError } from "./resale-errors.ts";

/** Errors measured on homes of the area that sold again, by class of time, until the day `through`. */
export interface AreaResales {
  through: string;
  errors: readonly (ResaleError | null)[];
}

type Carried = NonNullable<LastSaleView["estimate"]>;

/**
 * Measured errors of these estimates (`npm run bench:last-sale`): homes in King County, Washington,
 * sold twice within a year, with a first price not far below the market's. `all…` includes every
 * such home.
 */
const MEASURED: Carried["measured"] = {
  of: "king_county",
  homes: 61,
  medianErrorPercent: 5.6,
  allHomes: 177,
  allMedianErrorPercent: 33.2,
};

// Half of the range, in ln dollars, within a year: it contained 80% of the same homes' prices.
const HALF_RANGE = 0.35;
// What a home drifts from its state's index: its variance grows with time (K. E. Case and R. J.
// Shiller, New England Economic Review, 1987). 8% for one year is a judgment; 1.28 standard
// deviations on either side contain 80%.
const DRIFT_FROM_INDEX = 1.28 * 0.08;
const DAYS_PER_YEAR = 365.25;
// How far the states' indexes moved per quarter in ln, down and up, in 80% of cases since 1991.
const DRIFT = { down: 0.004, up: 0.026 };

const percent = (share: number) => Math.round(1000 * share) / 10;

interface Adjustment {
  /** In ln dollars, as is half of the range. */
  shift: number;
  half: number;
  /** The quarter until which price changes are known. */
  knownUntil: number;
  measured: Carried["measured"];
}

// By the area's own resales after as much time, if there were enough.
function adjustmentAfter(days: number, area: AreaResales | null): Adjustment {
  const gap = gapClass(days);
  const error = area?.errors[gap];
  if (!area || !error) {
    const drift = DRIFT_FROM_INDEX * Math.sqrt(Math.max(0, days / DAYS_PER_YEAR - 1));
    const half = Math.hypot(HALF_RANGE, drift);
    return { shift: 0, half, knownUntil: LAST_QUARTER, measured: MEASURED };
  }
  const [fromYears, until] = yearsOfClass(gap);
  return {
    shift: error.shift,
    half: error.halfRange,
    knownUntil: Math.max(LAST_QUARTER, quarterOf(dayOf(area.through))),
    measured: {
      of: "area",
      homes: error.salesCount,
      medianErrorPercent: percent(error.medianError),
      shiftPercent: percent(Math.expm1(error.shift)),
      fromYears,
      untilYears: Number.isFinite(until) ? until : null,
    },
  };
}

/**
 * Carries the price of a home's last sale forward by its state's house price index, and by what homes of
 * the area sold for beyond it.
 * @returns null if the index doesn't cover the state or the day
 */
export function carryForward(
  { soldOn, price }: LastSaleInput,
  state: string | null,
  now: Date,
  area: AreaResales | null = null,
): Carried | null {
  const [sold, today] = [dayOf(soldOn), dayOf(now.toISOString())];
  const indexed = adjustByIndex(price, state, sold, today);
  if (indexed === null) return null;
  const { shift, half, knownUntil, measured } = adjustmentAfter(Math.max(0, today - sold), area);
  const value = indexed * Math.exp(shift);
  const known = Math.max(knownUntil, quarterOf(sold));
  const unknownQuarters = Math.max(0, quarterOf(today) - known);
  return {
    value: Math.round(value),
    low: Math.round(value * Math.exp(-half - DRIFT.down * unknownQuarters)),
    high: Math.round(value * Math.exp(half + DRIFT.up * unknownQuarters)),
    indexUntil: LAST_QUARTER_NAME,
    isBeyondIndex: unknownQuarters >= 1,
    measured,
  };
}
