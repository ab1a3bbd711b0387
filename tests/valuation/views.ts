import { NO_OPTIONAL_FACTS } from "#lib/fields/optional-facts.ts";
import type { LastSaleView } from "#lib/schemas/last-sale.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ComparableView, ValuationSource, ValuationView } from "#lib/schemas/valuation.ts";

export const SOURCE: ValuationSource = {
  kind: "comparable_sales",
  summary: "Based on 220 recorded sales in zip code 53704.",
  isDemo: false,
  reason: null,
  question: null,
  missing: [],
  facts: {
    livingArea: 1850,
    basementArea: 600.5,
    lotSize: 7200,
    bedrooms: 3,
    bathrooms: 2.5,
    yearBuilt: 1962,
    yearRemodeled: null,
    ...NO_OPTIONAL_FACTS,
  },
  assumed: [],
  optionalFacts: [],
  location: null,
  step: "zip",
  place: "53704",
  salesCount: 220,
  salesFrom: "2024-12-09",
  salesTo: "2026-11-19",
  estimateWithAll: null,
  areaModel: { value: 368_929, share: 0.18, fittedThrough: "2026-11-19" },
  publishedError: {
    market: "Dane County",
    area: null,
    medianPercent: 6.5,
    within10Percent: 70.9,
    salesCount: 117,
  },
};

export const SALE: ComparableView = {
  id: 1,
  address: "1264 Juniper St",
  city: "Madison",
  zipCode: "53704",
  distanceMiles: null,
  location: null,
  soldOn: "2026-01-01",
  price: 336_000,
  adjustedPrice: 354_109,
  adjustments: [
    { label: "Time since sale", amount: -832 },
    { label: "Living area", amount: 18_941 },
  ],
  livingArea: 1720,
  lotSize: 7000,
  bedrooms: 3,
  bathrooms: 2.5,
  yearBuilt: 1961,
  share: 0.12,
  isLeftOut: false,
  isDemo: false,
};

/** A home that's valued by its zip. */
export const VALUATION: ValuationView = {
  estimate: 352_349,
  assessment: 310_000,
  confidence: 81,
  low: 313_389,
  high: 396_151,
  owner: "Registered Owner",
  propertySize: 1850,
  lotSize: 7200,
  lastSalePrice: 245_000,
  lastSaleDate: "2015-06-01",
  estimateDate: "2026-11-21",
  retrievedAt: "2026-11-21T12:00:00.000Z",
  source: SOURCE,
  comparables: [SALE],
};

export const NO_OWN_SALES: OwnSalesView = {
  sales: [],
  estimate: null,
  reason: "Add 3 more sales to get an estimate.",
  missing: [],
};

export const NO_LAST_SALE: LastSaleView = { sale: null, estimate: null, reason: null };
