import { formatMoney } from "#lib/format.ts";

// ", up $8,400"; empty where the estimate is new, or the same.
function describeDifference(before: number | null, after: number): string {
  if (before === null || before === after) return "";
  return `, ${after > before ? "up" : "down"} ${formatMoney(Math.abs(after - before))}`;
}

/** "The estimate is $512,000 now, down $8,400." */
export function describeNewEstimate(before: number | null, after: number | null): string {
  if (after === null) return "There is no estimate now.";
  if (before === after) return `The estimate stays at ${formatMoney(after)}.`;
  return `The estimate is ${formatMoney(after)} now${describeDifference(before, after)}.`;
}

/** "The estimate moved from $520,400 to $512,000, down $8,400." */
export function describeChange(before: number | null, after: number | null): string {
  if (before === null || after === null || before === after)
    return describeNewEstimate(before, after);
  return `The estimate moved from ${formatMoney(before)} to ${formatMoney(after)}${describeDifference(before, after)}.`;
}
