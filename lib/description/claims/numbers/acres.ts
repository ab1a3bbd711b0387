import { parseNumberWords } from "#lib/text/number-words.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { isNear } from "./amounts.ts";
import { byPattern } from "./reader.ts";

const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  "1/2": 0.5,
  "½": 0.5,
  quarter: 0.25,
  "1/4": 0.25,
  "¼": 0.25,
  third: 1 / 3,
  "1/3": 1 / 3,
  "three-quarter": 0.75,
  "3/4": 0.75,
  "¾": 0.75,
};
const DIVISORS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};
const PART_OF_ACRE = new RegExp(
  [
    "\\b(?:(?:a|an|one)[ -])?(half|quarter|third|three[ -]quarters?)[ -](?:of )?(?:an?[ -])?" +
      "ac(?:res?)?\\b",
    "(?<![\\w/.])(1/[234]|3/4|[¼½¾])[ -]?(?:of an )?ac(?:res?)?\\b",
    "\\b(?:an|one|a) (?:[\\w-]+ )?acre\\b",
    `\\b(a|an|\\w+)[ -](${Object.keys(DIVISORS).join("|")})s?[ -](?:of )?an?[ -]acre\\b`,
  ].join("|"),
  "gi",
);

/** How far off the lot in acres may be: sellers round it. */
export const LOT_TOLERANCE = 0.03;

/** "a quarter acre", "1/2 ac", "an acre", "two fifths of an acre" */
export const readPartsOfAcre = byPattern(
  PART_OF_ACRE,
  ([, word, figure, many = "", fraction = ""], { home, before }) => {
    const part = (word ?? figure)?.toLowerCase().replace(" ", "-").replace(/s$/, "");
    const divisor = DIVISORS[fraction.toLowerCase()];
    const acres = divisor ? countOf(many) / divisor : part ? (PARTS[part] ?? 1) : 1;
    return isNear(acres, home.lot / SQUARE_FEET_PER_ACRE, before, LOT_TOLERANCE);
  },
);

// The number that a word stands for; "a" and whatever is no number are one.
const countOf = (word: string) => parseNumberWords(word) || 1;
