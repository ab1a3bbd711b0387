import { formatDate, formatMoney } from "#lib/format.ts";
import type { EstimatePoint } from "./estimate-point.ts";

/** What an estimate usually misses by, in dollars; where that isn't measured, half of its range. */
export function ownError({ value, low, high, basis: { errorPercent } }: EstimatePoint): number {
  return errorPercent === null ? (high - low) / 2 : (value * errorPercent) / 100;
}

const errorOfEither = (before: EstimatePoint, now: EstimatePoint) =>
  Math.max(ownError(before), ownError(now));

export const isBeyondError = (before: EstimatePoint, now: EstimatePoint): boolean =>
  Math.abs(now.value - before.value) > errorOfEither(before, now);

function describeBeyondError(since: string, before: EstimatePoint, now: EstimatePoint) {
  if (!isBeyondError(before, now)) return null;
  const change = now.value - before.value;
  const moved = `${since}, the estimate has changed from ${formatMoney(before.value)} to ${formatMoney(now.value)}, ${change > 0 ? "up" : "down"} ${formatMoney(Math.abs(change))}`;
  return `${moved}. That's more than its typical error of ${formatMoney(errorOfEither(before, now))}.`;
}

/**
 * A sentence where the estimate has moved by more than its own error since the asking price was set,
 * else since the day before today on which it was last noted; null where it has not.
 * @param points the oldest first, the last one of today
 */
export function describeBigMove(
  points: readonly EstimatePoint[],
  lastNotedOn: string | null,
  askingPriceSetOn: string | null,
): string | null {
  const now = points.at(-1);
  if (!now) return null;
  const since = (date: string | null, words: (date: string) => string) => {
    const before = date && points.findLast(({ day }) => day <= date);
    return before ? describeBeyondError(words(formatDate(date)), before, now) : null;
  };
  return (
    since(askingPriceSetOn, (date) => `Since you set your asking price on ${date}`) ??
    since(lastNotedOn, (date) => `Since you last checked on ${date}`)
  );
}
