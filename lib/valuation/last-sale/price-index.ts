import { dayOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import { FIRST_QUARTER, HOUSE_PRICE_INDEX } from "#lib/us/house-price-index.ts";

const QUARTERS = 4;
const DAYS_PER_QUARTER = 365.25 / QUARTERS;

const quarterCount = () => (Object.values(HOUSE_PRICE_INDEX)[0] ?? "").split(" ").length;

/** The newest quarter in the index. */
export const LAST_QUARTER = FIRST_QUARTER + quarterCount() - 1;

const nameOf = (quarter: number) =>
  `Q${(quarter % QUARTERS) + 1} ${Math.floor(quarter / QUARTERS)}`;

export const LAST_QUARTER_NAME = nameOf(LAST_QUARTER);

/** Returns a day in the index's quarters: a whole number is the middle of a quarter. */
export function quarterOf(day: number): number {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  return year * QUARTERS + (day - dayOf(`${year}-01-01`)) / DAYS_PER_QUARTER - 0.5;
}

/**
 * Returns the house price index of a state on a day. It interpolates linearly between the middles
 * of quarters and stays constant after the newest. Only ratios are meaningful.
 * @returns null for a state without an index and for days before the first quarter
 */
export function indexOn(state: string | null, day: number): number | null {
  if (state === null || !Object.hasOwn(HOUSE_PRICE_INDEX, state)) return null;
  const values = (HOUSE_PRICE_INDEX[state] ?? "").split(" ").map(Number);
  const position = quarterOf(day) - FIRST_QUARTER;
  if (position < -0.5) return null;
  const within = clamp(position, 0, values.length - 1);
  const left = Math.floor(within);
  const share = within - left;
  return (values[left] ?? 0) * (1 - share) + (values[left + 1] ?? 0) * share;
}

/** Returns whether the day is a quarter or more after the end of the index. */
export const isBeyondIndex = (day: number): boolean => quarterOf(day) - LAST_QUARTER >= 1;
