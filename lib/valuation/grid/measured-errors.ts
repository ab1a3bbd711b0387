/** How a grid's adjustments were made. */
export type AdjustedBy =
  "own_market" | "other_market" | "stated_rules_and_index" | "stated_rules" | "areas_alone";

/** Where the errors were measured, for the screen. */
export const MEASURED_ON = "public sales in King County, Washington, from March to May 2015";

// Median absolute errors in percent of estimates by so many random sales, measured in November 2026.
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
  // Where the index ends before the day of the valuation.
  stated_rules: [
    { sales: 8, percent: 11.6 },
    { sales: 5, percent: 12.1 },
    { sales: 3, percent: 12.8 },
  ],
  // Where nothing else is known of the sales; by stated rules and the index.
  areas_alone: [
    { sales: 8, percent: 11.9 },
    { sales: 5, percent: 12.5 },
    { sales: 3, percent: 13.3 },
  ],
};

/** What half of the estimates by so many sales missed by at most; between the measured counts, that of the fewer. */
export function medianErrorPercent(adjustedBy: AdjustedBy, salesCount: number): number {
  const measured = MEDIAN_ERRORS[adjustedBy];
  return (measured.find(({ sales }) => sales <= salesCount) ?? measured.at(-1)!).percent;
}
