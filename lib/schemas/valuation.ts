import { z } from "zod";
import { GARAGES, HOUSE_STYLES, OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";

/** How far the built-in valuation searched for comparable sales, nearest first. */
export const SEARCH_LEVELS = ["distance", "street", "zip", "district", "city", "state"] as const;
export const searchLevel = z.enum(SEARCH_LEVELS);
export type SearchLevel = z.infer<typeof searchLevel>;

const dollars = z.number().int();
const isoDate = z.iso.date();

// A reason why a comparable's price differs from the subject's; may be negative.
const adjustmentView = z.object({ label: z.string(), amount: dollars });

const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

// `adjustedPrice` is `price` plus all adjustments.
const comparableView = z.object({
  id: z.number().int(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  distanceMiles: z.number().nullable(),
  // As recorded; null if the sale has no coordinates of its own.
  location: coordinates.nullable(),
  soldOn: isoDate,
  price: dollars,
  adjustedPrice: dollars.nullable(),
  adjustments: z.array(adjustmentView),
  livingArea: z.number().nullable(),
  lotSize: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  yearBuilt: z.number().nullable(),
  // Its share in the estimate, 0 to 1.
  share: z.number(),
  isLeftOut: z.boolean(),
  isDemo: z.boolean(),
});
export type ComparableView = z.infer<typeof comparableView>;

// Unknown facts that a valuation assumes as usual for the neighborhood.
const assumableFact = z.enum(["lotSize", "yearBuilt", "bathrooms"]);
export type AssumableFact = z.infer<typeof assumableFact>;

// The facts of a home used in a valuation: areas in square feet, bathrooms in quarters; null means
// unknown or not applicable.
const valuedFacts = z.object({
  livingArea: z.number().nullable(),
  basementArea: z.number().nullable(),
  lotSize: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  yearBuilt: z.number().nullable(),
  yearRemodeled: z.number().nullable(),
  // Steps from 1 (worst) to 5 (best).
  condition: z.number().nullable(),
  quality: z.number().nullable(),
  garage: z.enum(GARAGES).nullable(),
  style: z.enum(HOUSE_STYLES).nullable(),
});
export type ValuedFacts = z.infer<typeof valuedFacts>;

const valuationSource = z.object({
  kind: z.enum(["comparable_sales", "external"]),
  // A sentence for the screen: what the numbers are based on, or why there are none.
  summary: z.string(),
  // True if the numbers are based on fictional demo sales.
  isDemo: z.boolean(),
  // Why there is no estimate; null if there is one.
  reason: z.string().nullable(),
  // Asks to check a lot far outside the usual sizes, which widens the range; null if none.
  question: z.string().nullable(),
  // Labels of the basics required for an estimate.
  missing: z.array(z.string()),
  // The facts used; null for an external service, which has its own.
  facts: valuedFacts.nullable(),
  // The facts assumed as usual for the neighborhood.
  assumed: z.array(assumableFact),
  // The optional facts that the price model uses, known or not.
  optionalFacts: z.array(z.enum(OPTIONAL_FACTS)),
  // Where the home is: by its own earlier sale, or approximately by the nearest house on its street.
  location: coordinates.extend({ isApproximate: z.boolean() }).nullable(),
  step: searchLevel.nullable(),
  // The place that `step` names: "Maple St", "98103", "District 9, Milwaukee, WI", "Seattle, WA" or
  // "WA".
  place: z.string().nullable(),
  // The number of compared sales, and the days of the oldest and the newest.
  salesCount: z.number().int().nullable(),
  salesFrom: isoDate.nullable(),
  salesTo: isoDate.nullable(),
  // The estimate with every sale counted; null if none is left out.
  estimateWithAll: dollars.nullable(),
  // The area's price model: its value, its share in the estimate (0 to 1), and the day of the
  // newest sale it was fitted on.
  areaModel: z.object({ value: dollars, share: z.number(), fittedThrough: isoDate }).nullable(),
  // Half of past estimates were within `medianPercent` of the sale price: those in `area`, the home's
  // own zip code or district, or in the whole market if `area` is null.
  publishedError: z
    .object({
      market: z.string(),
      area: z.string().nullable(),
      medianPercent: z.number(),
      within10Percent: z.number(),
      salesCount: z.number().int(),
    })
    .nullable(),
});
export type ValuationSource = z.infer<typeof valuationSource>;

/**
 * The response of GET /api/valuation. Money in whole US dollars, areas in square feet, dates in ISO
 * 8601, confidence 0 to 100; unknown values are null.
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
  // Heaviest first, left-out sales last; the screen decides how many to show.
  comparables: z.array(comparableView).nullable(),
});
export type ValuationView = z.infer<typeof valuationView>;
