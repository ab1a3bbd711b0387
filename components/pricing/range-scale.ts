import { clamp } from "#lib/math.ts";

// How far the line goes beyond the range on either side, as a part of the range's width.
const MARGIN = 0.3;

/** Points of a value range on a line, in percent of its length; `prices` only those that lie on it. */
export type RangeScale = {
  low: number;
  high: number;
  estimate: number | null;
  prices: number[];
};

/**
 * Places a range, its estimate and some prices on one line.
 * @returns null when there is no range to draw: a bound is unknown, or they are not in order
 */
export function scaleRange(
  { low, high, estimate }: { low: number | null; high: number | null; estimate: number | null },
  prices: readonly number[],
): RangeScale | null {
  if (low === null || high === null || high <= low) return null;
  const margin = (high - low) * MARGIN;
  const start = low - margin;
  const length = high + margin - start;
  const pointOf = (price: number) => ((price - start) / length) * 100;
  const onLine = (point: number) => point >= 0 && point <= 100;
  return {
    low: pointOf(low),
    high: pointOf(high),
    estimate: estimate === null ? null : clamp(pointOf(estimate), 0, 100),
    prices: prices.map(pointOf).filter(onLine),
  };
}
