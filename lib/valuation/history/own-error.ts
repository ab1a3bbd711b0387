import { formatDate, formatMoney } from "#lib/format.ts";
import type { EstimatePoint } from "./estimate-point.ts";

/** Returns an estimate's usual error in dollars; half of its range if the error isn't measured. */
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
 * Returns a sentence if the estimate has moved by more than its own error, else null. It compares
 * with the day the asking price was set, else with the last recorded day before today.
 * @param points oldest first, the last one of today
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
