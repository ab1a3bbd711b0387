/** Shares are told in tenths of a percent. */
const PARTS = 1000;

/**
 * Turns weights into shares, each rounded to a tenth of a percent so that they add up to all of it:
 * what rounding down leaves over goes to those that lost the most by it.
 * @param weights at least one of them positive, none negative
 * @returns a share from 0 to 1 for each weight, in their order
 */
export function apportion(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (PARTS * weight) / total);
  const parts = exact.map(Math.floor);
  const missing = PARTS - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value % 1 }))
    .sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, missing)) parts[index]! += 1;
  return parts.map((part) => part / PARTS);
}
