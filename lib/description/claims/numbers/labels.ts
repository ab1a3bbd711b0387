import { isNear } from "./amounts.ts";
import type { NumberContext, NumberReader } from "./reader.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { UNITS } from "./units.ts";

const NO_END_OF_NUMBER = /^(?:[\w/]|[.,]\d)/;
// Characters after a number by which it may turn out to be another's.
const FOLLOWING = 40;

// Text as on a form: most has nothing of it.
const MAY_HAVE_LABELS =
  /[:=|(]|\b(?:count|total|number|parks)s?\b|\b(?:size|area|ft|feet|footage|lot) is\b|[a-z]\s+[\d.]+(?:\s*[,;|]|\s*$|\s*\.(?:\s|$))/i;

/**
 * Reads the number that follows each match of a pattern at once.
 *
 * @param notBefore what the number must not stand before
 */
function readLabeled(
  pattern: RegExp,
  isSupported: (value: number, match: RegExpExecArray, context: NumberContext) => boolean,
  notBefore?: RegExp,
): NumberReader {
  return (text, numbers) => {
    if (!MAY_HAVE_LABELS.test(text)) return [];
    const byStart = new Map(numbers.map((number) => [number.start, number]));
    return Array.from(text.matchAll(pattern)).flatMap((match) => {
      const number = byStart.get(match.index + match[0].length);
      if (!number) return [];
      const following = text.slice(number.end, number.end + FOLLOWING);
      if (NO_END_OF_NUMBER.test(following) || notBefore?.test(following)) return [];
      const { end, value } = number;
      return [
        { start: match.index, end, isSupported: (about) => isSupported(value, match, about) },
      ];
    });
  };
}

// Between a label and its number: "Bath count is 2.5", "Bedrooms: 4".
const LABELED =
  "(?:(?:\\s*(?:count|total|number)s?)?" +
  "(?:\\s*[:=(]\\s*|\\s+(?:count|total|number)s?(?: is| of)? )|" +
  "\\s+(?=[\\d.]+(?:\\s*[,;|]|\\s*$|\\s*\\.(?:\\s|$))))";

// "Three rooms: two bedrooms and an office" counts something else after the colon.
const COUNTS_ANOTHER = /^[ -](?!(?:and|or|of|plus|with|on|in|total|full|half)\b)[a-z]/;

const UNIT_READERS = UNITS.filter(({ isLabel }) => isLabel).map(({ pattern, isSupported }) =>
  readLabeled(
    new RegExp(`(?<!\\w|\\d[\\s-])${pattern}${LABELED}`, "gi"),
    (value, { 1: detail = "" }, { home, thisYear, before }) =>
      isSupported({ value, before, after: "", detail }, home, thisYear),
    COUNTS_ANOTHER,
  ),
);

// Share by which an area on a form may be off.
const AREA_TOLERANCE = 0.01;

// "Square footage: 2,450", "Lot size: 0.25"
const readAreas = readLabeled(
  new RegExp(
    "\\b(lot(?: size)?|(?:total |living |finished |heated )?(?:square (?:footage|feet)|" +
      "sq\\.? ?ft\\.?|area|size|sqft))(?:\\s*[:=]\\s*|\\s+is\\s+)",
    "gi",
  ),
  (value, { 1: label = "" }, { home, before }) => {
    const isLot = /^lot/i.test(label) || /\blot\b/i.test(before);
    const facts = isLot
      ? [home.lot, home.lot / SQUARE_FEET_PER_ACRE]
      : [
          home.size,
          ...(/garage/i.test(before) ? [home.garageSize] : []),
          ...(/basement/i.test(before) ? [home.basementSize] : []),
        ];
    return facts.some((fact) => isNear(value, fact, before, AREA_TOLERANCE));
  },
  /^\s*(?:sq|sf|square|ac|\w+ acre|(?:bed|bath)?rooms?\b|beds?\b|baths?\b)/i,
);

// "Parks two in the garage"
const readParking = readLabeled(
  /\bparks /gi,
  (value, _, { home }) => value === home.spaces,
  /^ \w*(?:minute|mile|block)/i,
);

/** Numbers after what they are the number of, as on a form. */
export const LABEL_READERS: readonly NumberReader[] = [...UNIT_READERS, readAreas, readParking];
