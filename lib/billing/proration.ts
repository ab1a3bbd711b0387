import { clamp } from "#lib/math.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The least that a card payment can be, in cents. */
export const SMALLEST_CHARGE = 50;

/** The same day `months` later (or earlier), or the last of that month where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(moved);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/**
 * What a change of plan costs today: the difference in price for the days that are paid already,
 * the current one included. By whole days, so that the amount shown and the one on the invoice are
 * the same, and never for less than a card payment can be. A share of the period that was really
 * paid: with a month reckoned longer, going back to the cheaper plan would credit more than this.
 * @param from monthly price of the plan that runs, in whole dollars
 * @param to monthly price of the plan chosen, in whole dollars
 * @returns cents; 0 when the plan chosen costs no more
 */
export function changeAmount(
  from: number,
  to: number,
  { paidFrom, paidUntil }: { paidFrom: Date; paidUntil: Date },
  now: Date,
): number {
  if (to <= from) return 0;
  const month = (paidUntil.getTime() - paidFrom.getTime()) / DAY_MS;
  const left = Math.ceil((paidUntil.getTime() - now.getTime()) / DAY_MS);
  const share = clamp(left / month, 0, 1);
  return Math.max(SMALLEST_CHARGE, Math.round((to - from) * 100 * share));
}
