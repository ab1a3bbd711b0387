import { clamp } from "#lib/math.ts";

// The margin on either side of the range, as a share of its width.
const MARGIN = 0.3;

/** Positions in percent of the line's length; `prices` only those on the line. */
export type RangeScale = {
  low: number;
  high: number;
  estimate: number | null;
  prices: number[];
};

/**
 * Places a range, its estimate and prices on one line.
 * @returns null if a bound is unknown or the bounds aren't in order
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
