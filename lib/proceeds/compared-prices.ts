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

/** Returns the prices a net sheet compares: those entered, else those of the valuation, if any. */
export function comparedPrices(
  entries: NetSheetEntries,
  range: Range | undefined,
): ComparedPrice[] {
  const prices = [
    { label: "Low", price: entries.lowPrice ?? range?.low ?? null },
    { label: "Expected", price: entries.expectedPrice ?? range?.estimate ?? null },
    { label: "High", price: entries.highPrice ?? range?.high ?? null },
  ] as const;
  return prices.flatMap(({ label, price }) => (price === null ? [] : [{ label, price }]));
}
