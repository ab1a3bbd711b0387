import { formatMoney } from "#lib/format.ts";

// Returns text such as ", up $8,400", or "" if the estimate is new or unchanged.
function describeDifference(before: number | null, after: number): string {
  if (before === null || before === after) return "";
  return `, ${after > before ? "up" : "down"} ${formatMoney(Math.abs(after - before))}`;
}

/** Returns text such as "The estimate is now $512,000, down $8,400." */
export function describeNewEstimate(before: number | null, after: number | null): string {
  if (after === null) return "There's no estimate right now.";
  if (before === after) return `The estimate is still ${formatMoney(after)}.`;
  return `The estimate is now ${formatMoney(after)}${describeDifference(before, after)}.`;
}

/** Returns text such as "The estimate changed from $520,400 to $512,000, down $8,400." */
export function describeChange(before: number | null, after: number | null): string {
  if (before === null || after === null || before === after)
    return describeNewEstimate(before, after);
  return `The estimate changed from ${formatMoney(before)} to ${formatMoney(after)}${describeDifference(before, after)}.`;
}
