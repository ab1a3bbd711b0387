import { dayError, ENTER_A_DATE } from "#lib/fields/days.ts";
import { atLeast, atMost, CANNOT_BE_NEGATIVE, MUST_BE_NUMBER } from "#lib/fields/numbers.ts";
import { readAmount } from "#lib/us/amounts.ts";
import { readDate } from "#lib/us/dates.ts";
import { readDollars, readEnteredAmount } from "./entered-amount.ts";
import { MAY_COME_BACK, type NetLineId } from "./net-lines.ts";

const MAX_DOLLARS = 1_000_000_000;
const MAX_LATE_DAYS = 365;
const FIRST_YEAR = 1900;

/** Returns why the typed amount of a line can't be used, or null. */
export function amountError(line: NetLineId, typed: string): string | null {
  const entered = readEnteredAmount(typed);
  if (!entered) return "Enter dollars or a percentage of the price, like 4,500 or 2.5%";
  const { unit, value } = entered;
  if (value < 0 && !MAY_COME_BACK.has(line)) return CANNOT_BE_NEGATIVE;
  if (unit === "percent") return Math.abs(value) > 100 ? "Must be at most 100%" : null;
  return Math.abs(value) > MAX_DOLLARS ? atMost(MAX_DOLLARS) : null;
}

/** Returns why typed dollars can't be used, or null. */
export function dollarsError(typed: string, least: number): string | null {
  const value = readDollars(typed);
  if (value === null) return MUST_BE_NUMBER;
  if (value < least) return least > 0 ? atLeast(least) : CANNOT_BE_NEGATIVE;
  return value > MAX_DOLLARS ? atMost(MAX_DOLLARS) : null;
}

/** Returns why a typed number of days can't be used, or null. */
export function daysError(typed: string): string | null {
  const value = readAmount(typed);
  if (value === null) return MUST_BE_NUMBER;
  if (!Number.isInteger(value)) return "Must be whole days";
  if (value < 0) return CANNOT_BE_NEGATIVE;
  return value > MAX_LATE_DAYS ? atMost(MAX_LATE_DAYS) : null;
}

/** Returns why a typed day can't be used, or null. */
export function entryDayError(typed: string): string | null {
  const day = readDate(typed);
  return day === null ? ENTER_A_DATE : dayError(day, FIRST_YEAR);
}
