import { isoOf } from "#lib/days.ts";
import type { ComparableView } from "#lib/schemas/valuation.ts";
import { showUnit } from "#lib/us/unit.ts";
import { adjustPrice } from "./adjustments.ts";
import type { ValuableSale } from "./data/home.ts";
import type { Estimate } from "./estimate.ts";
import { distanceKm } from "./location.ts";
import { coordinatesOf, milesOf } from "./offset.ts";
import { apportion } from "./shares.ts";

function presentSale(sale: ValuableSale): ComparableView {
  const street = [sale.houseNumber, sale.street].filter((part) => part !== null).join(" ");
  const address = [street, sale.unit && showUnit(sale.unit)].filter(Boolean).join(", ");
  return {
    id: sale.id,
    address: address === "" ? null : address,
    city: sale.city,
    zipCode: sale.zipCode,
    distanceMiles: null,
    location: coordinatesOf(sale),
    soldOn: isoOf(sale.day),
    price: sale.price,
    adjustedPrice: null,
    adjustments: [],
    livingArea: sale.livingArea,
    lotSize: sale.lotSize,
    bedrooms: sale.bedrooms,
    bathrooms: sale.bathrooms,
    yearBuilt: sale.yearBuilt,
    share: 0,
    isLeftOut: false,
    isDemo: sale.isDemo,
  };
}

function presentComparable(sale: ValuableSale, estimate: Estimate): ComparableView {
  const distance = distanceKm(estimate.subject, sale);
  return {
    ...presentSale(sale),
    distanceMiles: distance === null ? null : Math.round(milesOf(distance) * 100) / 100,
    ...adjustPrice(estimate.subject, estimate.day, sale, estimate.predict),
  };
}

/** Returns the shares of the model's own value and of each comparable in the estimate. */
export function apportionEstimate({ modelWeight, comparables }: Estimate): {
  model: number;
  comparables: number[];
} {
  const weights = comparables.map(({ weight }) => weight);
  const [model = 1, ...shares] = apportion([modelWeight, ...weights]);
  return { model, comparables: shares };
}

export function presentComparables(estimate: Estimate): ComparableView[] {
  const shares = apportionEstimate(estimate).comparables;
  return estimate.comparables.map(({ sale }, index) => ({
    ...presentComparable(sale, estimate),
    share: shares[index] ?? 0,
  }));
}

/**
 * Presents the sales that were left out, newest first. Sales of other markets have no adjustments.
 */
export function presentLeftOut(
  sales: readonly ValuableSale[],
  estimate: Estimate | null,
): ComparableView[] {
  const market = estimate?.candidates[0]?.market;
  return [...sales]
    .sort((a, b) => b.day - a.day || a.id - b.id)
    .map((sale) => ({
      ...(estimate && sale.market === market
        ? presentComparable(sale, estimate)
        : presentSale(sale)),
      isLeftOut: true,
    }));
}
