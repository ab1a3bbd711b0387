import type { NetSheetEntries } from "./net-lines.ts";

export interface ComparedPrice {
  label: "Low" | "Expected" | "High";
  price: number;
}

interface Range {
  low: number | null;
  estimate: number | null;
  high: number | null;
}

/** Returns the expected price if none was entered: the asking price, else the estimate. */
const usualPrice = (asking: number | undefined, range: Range | undefined): number | null =>
  asking ?? range?.estimate ?? null;

/**
 * Returns the prices a net sheet compares: those entered, else the usual price and the ends of the
 * estimate's range that lie on the right side of it.
 */
export function comparedPrices(
  entries: NetSheetEntries,
  asking: number | undefined,
  range: Range | undefined,
): ComparedPrice[] {
  const expected = entries.expectedPrice ?? usualPrice(asking, range);
  const isBelow = (low: number) => expected === null || low < expected;
  const isAbove = (high: number) => expected === null || high > expected;
  const low = range?.low ?? null;
  const high = range?.high ?? null;
  const prices = [
    { label: "Low", price: entries.lowPrice ?? (low !== null && isBelow(low) ? low : null) },
    { label: "Expected", price: expected },
    { label: "High", price: entries.highPrice ?? (high !== null && isAbove(high) ? high : null) },
  ] as const;
  return prices.flatMap(({ label, price }) => (price === null ? [] : [{ label, price }]));
}
