import { dayOf } from "#lib/days.ts";

const DAYS_IN_YEAR = 365;
const MONTHS_IN_YEAR = 12;

/**
 * Returns the seller's share of a yearly charge at closing. The day of closing counts as the
 * buyer's. Negative if the charge was paid beyond that day: the buyer pays it back.
 * @param paidTo the last paid day
 */
export function prorateYear(annual: number, paidTo: string, closingOn: string): number {
  return (annual * (dayOf(closingOn) - dayOf(paidTo) - 1)) / DAYS_IN_YEAR;
}

/** Returns the seller's share of a monthly charge; see `prorateYear`. */
export const prorateMonth = (monthly: number, paidTo: string, closingOn: string): number =>
  prorateYear(monthly * MONTHS_IN_YEAR, paidTo, closingOn);
