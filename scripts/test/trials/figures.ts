/** @param share 0.99 for the 99th percentile, 1 for the maximum */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const milliseconds = (value: number) =>
  `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
