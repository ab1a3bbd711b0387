export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Where a value between two lies between two places; one that is all there is stands in the middle. */
export const placeBetween = (
  value: number,
  [least, most]: readonly [number, number],
  [from, to]: readonly [number, number],
): number => from + (least === most ? 0.5 : (value - least) / (most - least)) * (to - from);

export const sumOf = <T>(rows: readonly T[], count: (row: T) => number): number =>
  rows.reduce((total, row) => total + count(row), 0);
