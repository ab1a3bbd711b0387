import type { ComparableView } from "#lib/schemas/valuation.ts";

/** Places in the list, by the id of the sale that stands there. */
export type Places = ReadonlyMap<number, number>;

/**
 * The sales in the order of the list: as the server gives them, but for those that have a place.
 * A sale that was just left out, or put back, so stays where the eye and the cursor are.
 */
export function arrangeSales(sales: readonly ComparableView[], places: Places): ComparableView[] {
  const arranged = sales.filter(({ id }) => !places.has(id));
  for (const [id, place] of [...places].sort(([, a], [, b]) => a - b)) {
    const sale = sales.find((one) => one.id === id);
    if (sale) arranged.splice(place, 0, sale);
  }
  return arranged;
}
