import { cleanEntry } from "#lib/text/clean-text.ts";

/** Parses a number or a text with one: "$1,234.50", "1 234", "7 %", "2,100 sq ft". */
export function readAmount(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = cleanEntry(value)
    .trim()
    .replace(/^(?:us)?\$|^usd\b/i, "")
    .replace(/(?:%|\busd|\bdollars|\bsq\.?\s?ft\.?|\bsqft|\bsf|\bsquare feet|\bft²)$/i, "")
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
    .trim();
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null;
}
