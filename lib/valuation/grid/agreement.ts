export interface Estimated {
  estimate: number;
  low: number;
  high: number;
}

export type Agreement = "agree" | "overlap" | "disagree";

const isWithin = (value: number, { low, high }: Estimated) => value >= low && value <= high;

/**
 * Compares two estimates of one home: each within the other's range, only the ranges overlapping
 * (or one estimate within the other's range), or nothing in common.
 */
export function compareEstimates(one: Estimated, other: Estimated): Agreement {
  if (isWithin(one.estimate, other) && isWithin(other.estimate, one)) return "agree";
  return one.low <= other.high && other.low <= one.high ? "overlap" : "disagree";
}
