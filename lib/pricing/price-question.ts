import { formatMoney } from "#lib/format.ts";

/** A change above this share of the last price is questioned. */
const MAX_SHARE = 0.15;

export interface EstimateRange {
  low: number | null;
  high: number | null;
}

function describeShare(price: number, current: number | null): string | null {
  if (current === null || Math.abs(price - current) <= current * MAX_SHARE) return null;
  const percent = Math.round((Math.abs(price - current) / current) * 100);
  // Rounding must not say that nothing is left of the price.
  return price < current ? `${Math.min(percent, 99)}% lower` : `${percent}% higher`;
}

function describeRange(price: number, range: EstimateRange | null): string | null {
  if (!range || range.low === null || range.high === null) return null;
  const { low, high } = range;
  if (price >= low && price <= high) return null;
  const side = price < low ? "below" : "above";
  return `${side} the estimate range (${formatMoney(low)} to ${formatMoney(high)})`;
}

/**
 * Returns the question to ask before an unusual price is set, or null.
 * @param current null before the first price
 * @param range of the estimate; null without one
 */
export function askAboutPrice(
  price: number,
  current: number | null,
  range: EstimateRange | null,
): string | null {
  if (price === current) return null;
  const reasons = [describeShare(price, current), describeRange(price, range)].filter(Boolean);
  if (reasons.length === 0) return null;
  const reason = `That's ${reasons.join(" and ")}.`;
  return current === null
    ? `You're setting the price to ${formatMoney(price)}. ${reason} Set it?`
    : `You're changing the price from ${formatMoney(current)} to ${formatMoney(price)}. ${reason} Change it?`;
}
