import type { OwnSalesView } from "#lib/schemas/own-sales.ts";
import type { ValuationView } from "#lib/schemas/valuation.ts";

export type BestEstimate = ValuationView & { isByOwnSales?: true };

/**
 * Returns the valuation that prices are compared with. If recorded sales give no estimate, the
 * valuation by the seller's own sales replaces it.
 */
export function bestEstimate(
  valuation: ValuationView | undefined,
  own: OwnSalesView | undefined,
): BestEstimate | undefined {
  if (!valuation || !own?.estimate) return valuation;
  if (valuation.estimate !== null || valuation.low !== null) return valuation;
  const { value: estimate, low, high, salesCount } = own.estimate;
  const comparables = own.sales
    .filter(({ isLeftOut, obstacle }) => !isLeftOut && obstacle === null)
    .map(({ obstacle: _, ...sale }) => ({
      ...sale,
      city: null,
      zipCode: null,
      distanceMiles: null,
      location: null,
      share: 1 / salesCount,
      isDemo: false,
    }));
  return { ...valuation, estimate, low, high, comparables, isByOwnSales: true };
}
