export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Maps a value from one range to another. A range of one value maps to the middle. */
export const placeBetween = (
  value: number,
  [least, most]: readonly [number, number],
  [from, to]: readonly [number, number],
): number => from + (least === most ? 0.5 : (value - least) / (most - least)) * (to - from);

export const sumOf = <T>(rows: readonly T[], count: (row: T) => number): number =>
  rows.reduce((total, row) => total + count(row), 0);
