import type { ComparableView, ValuationSource } from "#lib/schemas/valuation.ts";
import type { Coordinates } from "#lib/valuation/offset.ts";

export type HomePlace = NonNullable<ValuationSource["location"]>;

/** Sales with the same coordinates, such as the units of one building. */
export interface SalePlace extends Coordinates {
  key: string;
  /** Numbered as in the table. */
  sales: { number: number; sale: ComparableView }[];
}

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`;

/** Returns the key of a sale's place; null without coordinates. */
export const placeKeyOf = ({ location }: ComparableView) => location && keyOf(location);

/** Groups the table's sales by place, in its order. Sales without coordinates have none. */
export function placeSales(sales: readonly ComparableView[]): SalePlace[] {
  const places = new Map<string, SalePlace>();
  for (const [index, sale] of sales.entries()) {
    if (!sale.location) continue;
    const key = keyOf(sale.location);
    const place = places.get(key) ?? { ...sale.location, key, sales: [] };
    place.sales.push({ number: index + 1, sale });
    places.set(key, place);
  }
  return [...places.values()];
}
