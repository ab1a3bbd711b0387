import { dayOf } from "#lib/days.ts";

const DAYS_IN_YEAR = 365;
const MONTHS_IN_YEAR = 12;

/**
 * What the seller owes of a yearly charge on the day of closing, which is counted as the buyer's.
 * Negative where it was paid beyond that day: the buyer pays it back.
 * @param paidTo the last day that is paid for
 */
export function prorateYear(annual: number, paidTo: string, closingOn: string): number {
  return (annual * (dayOf(closingOn) - dayOf(paidTo) - 1)) / DAYS_IN_YEAR;
}

/** The same for a monthly charge. */
export const prorateMonth = (monthly: number, paidTo: string, closingOn: string): number =>
  prorateYear(monthly * MONTHS_IN_YEAR, paidTo, closingOn);
