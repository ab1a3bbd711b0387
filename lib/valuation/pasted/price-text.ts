import { readAmount } from "#lib/us/amounts.ts";

// The limited length and the lookbehind keep matching linear on a page of digits.
export const NUMBER = "(?<!\\d)\\d[\\d,]{0,20}(?:\\.\\d{1,9})?";
const SHORTENED = "(?:\\s?(?:k|thousand|mil|million|m)(?![a-z]))?";
// Excludes rates such as "$245/sqft" and "$2,100 per month".
const NO_RATE = `(?![\\d,.]{0,20}\\s*(?:/|per\\b))`;

/** The source of a regular expression for an amount such as "$450,000" or "$1.2M". */
export const PRICE = `\\$\\s?(${NUMBER}${SHORTENED})${NO_RATE}(?![\\da-z]|[.,]\\d)`;

const CHANGE = "price\\s+(?:cut|drop|decrease|increase|change|reduced|reduction)|reduced";
const OTHER = `${CHANGE}|list(?:ed|ing)?|asking|\\w{0,20}estimated?|est\\.?|tax(?:es)?|hoa`;
const OTHER_AMOUNTS = [
  new RegExp(`\\$\\s?${NUMBER}\\s*(?:/|per\\b)\\s*\\S+`, "gi"),
  new RegExp(
    `\\b(?:${OTHER})(?!\\w)[^$\\n\\d·•|]{0,24}\\$\\s?${NUMBER}${SHORTENED}(?:\\s*\\([^)]{0,30}\\))?`,
    "gi",
  ),
  new RegExp(`\\$\\s?${NUMBER}${SHORTENED}\\s+(?:${CHANGE})\\b`, "gi"),
];

/** Removes amounts that aren't sale prices, such as "Price cut: $10,000" and "$245/sqft". */
export const withoutOtherAmounts = (text: string): string =>
  OTHER_AMOUNTS.reduce((rest, form) => rest.replace(form, " "), text);

const FACTORS: Readonly<Record<string, number>> = { k: 1000, t: 1000, m: 1_000_000 };
const SHORT_PRICE = new RegExp(`^(?:\\$\\s?)?([\\d.,]+)\\s?(k|thousand|m|mil|million)$`, "i");
const PRICE_IN_TEXT = new RegExp(PRICE, "i");

/**
 * Reads the dollars in a text with one price: "$450,000", "$1.2M", "950K" or "Sold for $450,000".
 */
export function readPrice(text: string): number | null {
  const found = PRICE_IN_TEXT.exec(withoutOtherAmounts(text))?.[1];
  const written = found ?? text.trim();
  const [, amount = "", unit = ""] = SHORT_PRICE.exec(written) ?? [];
  const factor = FACTORS[unit.charAt(0).toLowerCase()];
  if (factor === undefined) return readAmount(written);
  const value = readAmount(amount);
  return value === null ? null : Math.round(value * factor);
}
