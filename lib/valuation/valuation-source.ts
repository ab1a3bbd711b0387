import type { ValuationSource } from "#lib/schemas/valuation.ts";

export const NOT_AN_APPRAISAL = "This is an estimate, not an appraisal.";
/** Shown with every statement about the demonstration's made-up sales. */
export const FICTIONAL_SALES = "Fictional sales, for demonstration.";

/** A source with only its kind set; other sources extend it. */
export const EMPTY_SOURCE: ValuationSource = {
  kind: "comparable_sales",
  summary: "",
  isDemo: false,
  reason: null,
  question: null,
  missing: [],
  facts: null,
  assumed: [],
  optionalFacts: [],
  location: null,
  step: null,
  place: null,
  salesCount: null,
  salesFrom: null,
  salesTo: null,
  estimateWithAll: null,
  areaModel: null,
  publishedError: null,
};
