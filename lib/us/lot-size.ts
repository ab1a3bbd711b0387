import { cleanEntry } from "#lib/text/clean-text.ts";
import { SQUARE_FEET_PER_ACRE } from "./measures.ts";

const SQUARE_FEET_PER_SQUARE_METER = 10.7639;
// No lot is smaller in square feet, so a smaller number is acres.
const MIN_LIKELY = 100;

const UNITS: readonly (readonly [unit: RegExp, squareFeet: number])[] = [
  [/^(?:of an? )?ac(?:res?)?\.?$/, SQUARE_FEET_PER_ACRE],
  [/^(?:sq\.? ?ft\.?|sqft|s\.?f\.?|square f(?:ee|oo)t|ft²|ft2)$/, 1],
  [/^(?:ha|hectares?)\.?$/, 10_000 * SQUARE_FEET_PER_SQUARE_METER],
  [/^(?:sq\.? ?m\.?|sqm|square met(?:er|re)s?|m²|m2)$/, SQUARE_FEET_PER_SQUARE_METER],
];

const NUMBER = "\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,9})?|\\d{1,12}(?:\\.\\d{0,9})?|\\.\\d{1,9}";
// "0.25 acres", "1 1/2 acres", "1½ ac", "half an acre"
const WITH_UNIT = new RegExp(
  `^(?:(${NUMBER})(?![/\\d]))? ?(?:(\\d{1,2})/(\\d{1,2})|([¼½¾⅓⅔⅛])|(?:an? )?(half|quarter)(?: an?(?= ))?)? ?([a-z][a-z²2. ]*)$`,
);
const BARE = new RegExp(`^(?:${NUMBER})$`);

const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 1 / 8 },
  ...{ half: 1 / 2, quarter: 1 / 4 },
};

const written = (text: string) => cleanEntry(text).trim().toLowerCase().replaceAll(/\s+/g, " ");
const numberOf = (text: string) => Number(text.replaceAll(",", ""));

/** Converts acres to whole square feet. */
export const acresToSquareFeet = (acres: number): number =>
  Math.round(acres * SQUARE_FEET_PER_ACRE);

/**
 * Parses a lot size with its unit to whole square feet: "0.25 acres", "1/4 acre", "10,890 sq ft", "0.1
 * hectares". Returns null without a unit or for other text.
 */
export function readLotSize(text: string): number | null {
  const [, whole, top, bottom, sign, word, unit = ""] = WITH_UNIT.exec(written(text)) ?? [];
  const squareFeet = UNITS.find(([form]) => form.test(unit))?.[1];
  if (squareFeet === undefined) return null;
  const fraction = top ? Number(top) / Number(bottom) : (FRACTIONS[sign ?? word ?? ""] ?? 0);
  const isEmpty = whole === undefined && fraction === 0;
  const size = (whole === undefined ? 0 : numberOf(whole)) + fraction;
  return isEmpty || !Number.isFinite(size) ? null : Math.round(size * squareFeet);
}

/** Returns the acres that a small number without a unit probably means, or null. */
export function likelyAcres(text: string): number | null {
  const typed = written(text);
  const number = BARE.test(typed) ? numberOf(typed) : 0;
  return number > 0 && number < MIN_LIKELY ? number : null;
}
