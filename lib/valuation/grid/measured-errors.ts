/** How a grid's adjustments were made. */
export type AdjustedBy =
  "own_market" | "other_market" | "stated_rules_and_index" | "stated_rules" | "areas_alone";

/** Where the errors were measured, for the screen. */
export const MEASURED_ON = "public sales in King County, Washington, from March to May 2015";

// Median absolute errors in percent of estimates from this many random sales, measured in November
// 2026.
const MEDIAN_ERRORS: Record<AdjustedBy, readonly { sales: number; percent: number }[]> = {
  own_market: [
    { sales: 8, percent: 10.6 },
    { sales: 5, percent: 11.1 },
    { sales: 3, percent: 11.8 },
  ],
  other_market: [
    { sales: 8, percent: 10.8 },
    { sales: 5, percent: 11.3 },
    { sales: 3, percent: 12.1 },
  ],
  stated_rules_and_index: [
    { sales: 8, percent: 11.0 },
    { sales: 5, percent: 11.5 },
    { sales: 3, percent: 12.3 },
  ],
  // For valuations on days after the index ends.
  stated_rules: [
    { sales: 8, percent: 11.6 },
    { sales: 5, percent: 12.1 },
    { sales: 3, percent: 12.8 },
  ],
  // When only areas are known of the sales; by stated rules and the index.
  areas_alone: [
    { sales: 8, percent: 11.9 },
    { sales: 5, percent: 12.5 },
    { sales: 3, percent: 13.3 },
  ],
};

/**
 * Returns the median absolute error in percent for a number of sales. Counts between measured ones
 * use the lower count's error.
 */
export function medianErrorPercent(adjustedBy: AdjustedBy, salesCount: number): number {
  const measured = MEDIAN_ERRORS[adjustedBy];
  return (measured.find(({ sales }) => sales <= salesCount) ?? measured.at(-1)!).percent;
}
