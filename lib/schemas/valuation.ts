import { z } from "zod";

/** How far the built-in valuation had to go for comparable sales, nearest first. */
export const SEARCH_LEVELS = ["distance", "street", "zip", "district", "city", "state"] as const;
export const searchLevel = z.enum(SEARCH_LEVELS);
export type SearchLevel = z.infer<typeof searchLevel>;

const dollars = z.number().int();
const isoDate = z.iso.date();

// One reason why a comparable's price differs from what it says of the subject; may be negative.
const adjustmentView = z.object({ label: z.string(), amount: dollars });

// `price` plus all adjustments is `adjustedPrice`.
const comparableView = z.object({
  id: z.number().int(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  distanceMiles: z.number().nullable(),
  soldOn: isoDate,
  price: dollars,
  adjustedPrice: dollars.nullable(),
  adjustments: z.array(adjustmentView),
  livingArea: z.number().nullable(),
  lotSize: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  yearBuilt: z.number().nullable(),
  // Its part in the estimate, 0 to 1.
  share: z.number(),
  isLeftOut: z.boolean(),
  isDemo: z.boolean(),
});
export type ComparableView = z.infer<typeof comparableView>;

// Facts that are taken as usual for the neighborhood where the seller's are unknown.
const assumableFact = z.enum(["lotSize", "yearBuilt", "bathrooms"]);
export type AssumableFact = z.infer<typeof assumableFact>;

// What a valuation takes a home to be: areas in square feet, bathrooms in quarters; null is unknown
// or does not apply.
const valuedFacts = z.object({
  livingArea: z.number().nullable(),
  basementArea: z.number().nullable(),
  lotSize: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  yearBuilt: z.number().nullable(),
  yearRemodeled: z.number().nullable(),
});
export type ValuedFacts = z.infer<typeof valuedFacts>;

const valuationSource = z.object({
  kind: z.enum(["comparable_sales", "external"]),
  // One sentence for the screen: what the numbers stand on, or why there are none.
  summary: z.string(),
  // True when fictional demonstration sales stand behind the numbers.
  isDemo: z.boolean(),
  // Why there is no estimate; null when there is one.
  reason: z.string().nullable(),
  // Labels of the basics to fill in before there can be an estimate.
  missing: z.array(z.string()),
  // The facts of the home that were used; null for an external service, which has its own.
  facts: valuedFacts.nullable(),
  // Those of them that are unknown and were taken as usual for the neighborhood.
  assumed: z.array(assumableFact),
  step: searchLevel.nullable(),
  // The place that the step names: "Maple St", "98103", "District 9, Milwaukee, WI", "Seattle, WA" or "WA".
  place: z.string().nullable(),
  // Sales that were compared, and the days of the oldest and the newest of them.
  salesCount: z.number().int().nullable(),
  salesFrom: isoDate.nullable(),
  salesTo: isoDate.nullable(),
  // What the estimate would be with every sale counted; null when none is left out.
  estimateWithAll: dollars.nullable(),
  // What the area's price model alone says, its part (0 to 1) in the estimate, and the day of the
  // newest sale that it was fitted on.
  areaModel: z.object({ value: dollars, share: z.number(), fittedThrough: isoDate }).nullable(),
  // Half of past estimates in the market were within `medianPercent` of the sale price.
  publishedError: z
    .object({
      market: z.string(),
      medianPercent: z.number(),
      within10Percent: z.number(),
      salesCount: z.number().int(),
    })
    .nullable(),
});
export type ValuationSource = z.infer<typeof valuationSource>;

/**
 * GET /api/valuation. Money in whole US dollars, areas in square feet, dates ISO 8601, confidence
 * 0 to 100; whatever is unknown is null.
 */
export const valuationView = z.object({
  estimate: dollars.nullable(),
  assessment: dollars.nullable(),
  confidence: z.number().min(0).max(100).nullable(),
  low: dollars.nullable(),
  high: dollars.nullable(),
  owner: z.string().nullable(),
  propertySize: z.number().nullable(),
  lotSize: z.number().nullable(),
  lastSalePrice: dollars.nullable(),
  lastSaleDate: z.string().nullable(),
  estimateDate: z.string().nullable(),
  retrievedAt: z.string().nullable(),
  source: valuationSource.nullable(),
  // The heaviest first, at the end those that are left out; the screen shows as many as it likes.
  comparables: z.array(comparableView).nullable(),
});
export type ValuationView = z.infer<typeof valuationView>;
