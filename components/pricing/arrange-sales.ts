import type { ComparableView } from "#lib/schemas/valuation.ts";

export type FixedPositions = ReadonlyMap<number, number>;

/** Returns the sales in the server's order, except those with a fixed position. */
export function arrangeSales(
  sales: readonly ComparableView[],
  fixed: FixedPositions,
): ComparableView[] {
  const arranged = sales.filter(({ id }) => !fixed.has(id));
  for (const [id, position] of [...fixed].sort(([, a], [, b]) => a - b)) {
    const sale = sales.find((one) => one.id === id);
    if (sale) arranged.splice(position, 0, sale);
  }
  return arranged;
}
