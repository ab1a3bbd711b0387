export const SQUARE_FEET_PER_ACRE = 43_560;

/** The smallest lot that people measure in acres, in square feet. */
export const MIN_LOT_IN_ACRES = SQUARE_FEET_PER_ACRE / 3;

/** By US usage: a full bathroom has a sink, a toilet, a shower and a tub. */
export const BATHROOM_KINDS = [
  { field: "fullBathrooms", name: "full", weight: 1 },
  { field: "threeFourthBathrooms", name: "three-quarter", weight: 0.75 },
  { field: "halfBathrooms", name: "half", weight: 0.5 },
  { field: "oneFourthBathrooms", name: "quarter", weight: 0.25 },
] as const;

export type BathroomField = (typeof BATHROOM_KINDS)[number]["field"];

/** Returns the number of bathrooms: 1 full and 1 half are 1.5. */
export function countBathrooms(counts: Readonly<Record<BathroomField, number>>): number {
  return BATHROOM_KINDS.reduce((sum, { field, weight }) => sum + weight * counts[field], 0);
}
