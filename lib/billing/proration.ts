import { clamp } from "#lib/math.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The smallest card payment, in cents. */
export const SMALLEST_CHARGE = 50;

/**
 * Returns the same day `months` later (or earlier), or the last day of that month if it has no such
 * day.
 */
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
 * Returns today's charge for an upgrade: the price difference for the paid days that remain, including
 * today. It counts whole days so that the amount shown equals the invoice. The share is of the actual
 * paid period: with a longer month, switching back would credit more than was charged.
 * @param from monthly price of the current plan, in whole dollars
 * @param to monthly price of the chosen plan, in whole dollars
 * @returns cents, at least `SMALLEST_CHARGE`; 0 if the chosen plan doesn't cost more
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
