import { dayOf } from "#lib/days.ts";
import { clamp } from "#lib/math.ts";
import { FIRST_QUARTER, HOUSE_PRICE_INDEX } from "#lib/us/house-price-index.ts";

const QUARTERS = 4;
const DAYS_PER_QUARTER = 365.25 / QUARTERS;

const quarterCount = () => (Object.values(HOUSE_PRICE_INDEX)[0] ?? "").split(" ").length;

/** The newest quarter that the index knows. */
export const LAST_QUARTER = FIRST_QUARTER + quarterCount() - 1;

const nameOf = (quarter: number) =>
  `Q${(quarter % QUARTERS) + 1} ${Math.floor(quarter / QUARTERS)}`;

export const LAST_QUARTER_NAME = nameOf(LAST_QUARTER);

/** A day in quarters, as the index counts them: the middle of a quarter is a whole number. */
export function quarterOf(day: number): number {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  return year * QUARTERS + (day - dayOf(`${year}-01-01`)) / DAYS_PER_QUARTER - 0.5;
}

/**
 * The house price index of a state on a day: straight between the middles of quarters, and after the
 * newest as on it. Only the ratio of two values means anything.
 * @returns null for a state that has none, and for a day before the first quarter
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

/** Whether a quarter or more has passed that the index doesn't know. */
export const isBeyondIndex = (day: number): boolean => quarterOf(day) - LAST_QUARTER >= 1;
