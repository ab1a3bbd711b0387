const TENTHS_OF_PERCENT = 1000;

/**
 * Turns weights into shares that add up to 1, each rounded to a tenth of a percent by the largest
 * remainder method.
 * @param weights at least one positive, none negative
 * @returns a share from 0 to 1 for each weight, in the same order
 */
export function apportion(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (TENTHS_OF_PERCENT * weight) / total);
  const parts = exact.map(Math.floor);
  const missing = TENTHS_OF_PERCENT - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts.map((part) => part / TENTHS_OF_PERCENT);
}
