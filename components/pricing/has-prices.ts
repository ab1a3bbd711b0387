import type { ValuationView } from "#lib/schemas/valuation.ts";

/** Returns whether the valuation has a number to show. */
export const hasPrices = ({ estimate, assessment, low, high, confidence }: ValuationView) =>
  [estimate, assessment, low, high, confidence].some((value) => value !== null);
