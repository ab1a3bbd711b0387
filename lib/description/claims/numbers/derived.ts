import type { Home } from "#lib/description/home.ts";
import { isNear } from "./amounts.ts";
import { byPattern, type NumberReader } from "./reader.ts";

// A share of its amount by which a number that was worked out may be rounded.
const ROUNDING = 0.01;
const FIGURE = "(\\d[\\d,]{0,14}(?:\\.\\d{1,6})?|\\.\\d{1,6})";
const SQUARE_FOOT = "(?:sq\\.?[ -]?(?:ft|foot)\\.?|square[ -]foot|sf\\b|foot\\b)";
const valueOf = (figure: string | undefined) => Number((figure ?? "").replaceAll(",", ""));

const isAnyOf = (value: number, amounts: readonly number[], before: string) =>
  amounts.some((amount) => Number.isFinite(amount) && isNear(value, amount, before, ROUNDING));

/** "715 SF a bedroom", "192 square feet per room" */
const readShares = byPattern(
  new RegExp(
    `\\b${FIGURE}[ -]?(?:sq\\.?[ -]?(?:ft|feet)\\.?|square[ -](?:feet|foot)|sf)` +
      "\\s*(?:/|per|an?|each|for (?:each|every|a)|to (?:the|a|each|every))\\s*(bed|room)(?:room)?\\b",
    "gi",
  ),
  ([, figure, of = ""], { home, before }) => {
    const { size, bedrooms, totalRooms } = home;
    const count = of.toLowerCase() === "bed" ? bedrooms : totalRooms;
    return isAnyOf(valueOf(figure), [size / count], before);
  },
);

/** "49 cents per square foot per month", "$5.88 a square foot a year": of the fee. */
const readFeeByArea = byPattern(
  new RegExp(
    `(?:\\$\\s?${FIGURE}|\\b${FIGURE}\\s?(?:cents?|¢))\\s*(?:/|per|an?|for (?:each|every|a))\\s*${SQUARE_FOOT}`,
    "gi",
  ),
  ([, dollars, cents], { home, before }) => {
    const { hoa, size } = home;
    if (hoa === 0) return false;
    const value = dollars === undefined ? valueOf(cents) / 100 : valueOf(dollars);
    return isAnyOf(value, [hoa / size, (hoa * 12) / size], before);
  },
);

const AREAS = ["lot", "size", "basementSize", "garageSize"] as const satisfies (keyof Home)[];
const NAMES = {
  lot: /\b(?:lot|land|grounds?|yard|parcel)\b/i,
  size: /\b(?:house|home|living|inside|finished|condo|unit|building)\b/i,
  basementSize: /\b(?:basement|cellar|lower level)\b/i,
  garageSize: /\bgarage\b/i,
} as const;

// Of two areas that the words name.
function ratiosIn(words: string, home: Home): number[] {
  const named = AREAS.filter((area) => home[area] > 0 && NAMES[area].test(words));
  return named.flatMap((area) =>
    named.filter((other) => other !== area).map((other) => home[area] / home[other]),
  );
}

/** "A lot-to-house ratio of 8 to 1", "the lot is 8 times the house" */
const readRatios = byPattern(
  new RegExp(`\\b${FIGURE}(?:[ -]to[ -]1\\b|:1\\b| times\\b)`, "gi"),
  ([, figure], { home, before, after }) =>
    isAnyOf(valueOf(figure), ratiosIn(`${before} ${after}`, home), before),
);

/** What follows from the facts by arithmetic: an amount shared out, a fee by area, a ratio of areas. */
export const DERIVED_READERS: readonly NumberReader[] = [readShares, readFeeByArea, readRatios];
