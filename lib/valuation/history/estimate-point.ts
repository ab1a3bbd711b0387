import { bestEstimate } from "#lib/pricing/best-estimate.ts";
import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ComparableView, ValuationView, ValuedFacts } from "#lib/schemas/valuation.ts";

type SaleOfPoint = Pick<
  ComparableView,
  "id" | "address" | "soldOn" | "price" | "adjustedPrice" | "share"
>;

/** What an estimate was based on; plain JSON. Assumed facts are null. */
export interface EstimateBasis {
  address: string;
  way: "recorded_sales" | "own_sales";
  facts: ValuedFacts | null;
  sales: SaleOfPoint[];
  leftOut: Pick<ComparableView, "id" | "address">[];
  /** The newest sale the price model was fitted on; null without a model of recorded sales. */
  fittedThrough: string | null;
  /** Median absolute error of past estimates in percent; null if it isn't measured. */
  errorPercent: number | null;
}

/** An estimate on a day, in whole US dollars. */
export interface EstimatePoint {
  day: string;
  value: number;
  low: number;
  high: number;
  basis: EstimateBasis;
}

function entered(valuation: ValuationView): ValuedFacts | null {
  const { facts = null, assumed = [] } = valuation.source ?? {};
  return facts && { ...facts, ...Object.fromEntries(assumed.map((fact) => [fact, null])) };
}

/**
 * Returns the estimate on a day that prices are compared with, and its basis.
 * @returns null if there is none, or if it comes from an external service
 */
export function pointOf(
  day: string,
  address: string,
  valuation: ValuationView,
  own: OwnSalesView | undefined,
): EstimatePoint | null {
  const best = bestEstimate(valuation, own) ?? valuation;
  const { estimate, low, high, comparables, source } = best;
  if (estimate === null || low === null || high === null || source?.kind === "external")
    return null;
  const isOwn = best !== valuation;
  const sales = (comparables ?? []).filter(({ isLeftOut }) => !isLeftOut);
  const leftOut = (isOwn ? own?.sales : comparables)?.filter(({ isLeftOut }) => isLeftOut) ?? [];
  // The errors of estimates by own sales were measured elsewhere.
  const errorPercent = isOwn ? null : source?.publishedError?.medianPercent;
  return {
    day,
    value: estimate,
    low,
    high,
    basis: {
      address,
      way: isOwn ? "own_sales" : "recorded_sales",
      facts: entered(valuation),
      sales: sales.map(({ id, address, soldOn, price, adjustedPrice, share }) => ({
        ...{ id, address, soldOn, price, adjustedPrice, share },
      })),
      leftOut: leftOut.map(({ id, address }) => ({ id, address })),
      fittedThrough: isOwn ? null : (source?.areaModel?.fittedThrough ?? null),
      errorPercent: errorPercent ?? null,
    },
  };
}
