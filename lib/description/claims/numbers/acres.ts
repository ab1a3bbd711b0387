import { parseNumberWords, parseOrdinal } from "#lib/text/number-words.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import { isAbout, isNear, isUnder, withWordsAfter } from "./amounts.ts";
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
const PART_OF_ACRE = new RegExp(
  [
    // "Twenty and a half acres" is a number of acres.
    "(?<!\\band[ -])\\b(?:(?:a|an|one)[ -])?(?<!\\band[ -](?:an?|one)[ -])(half|quarter|third|three[ -]quarters?)[ -](?:of )?(?:an?[ -])?" +
      "ac(?:res?)?\\b",
    "(?<![\\w/.,])(\\d*\\.\\d+|\\d+)[ -](?:of )an?[ -]acre\\b",
    "(?<![\\w/.]|\\d )(1/[234]|3/4|[¼½¾])[ -]?(?:of an )?ac(?:res?)?\\b",
    "\\b(?:(an?|(?:\\w+ty-)?\\w+)[ -])?((?:\\w+ty-)?\\w+(?:th|rd))s?[ -](?:of )?(?:an?[ -])?acre\\b",
    "\\b(?:an|one|a) (?:(?!\\w+(?:th|rd)\\b)[\\w-]+ )?acre\\b",
  ].join("|"),
  "gi",
);

// "a fifth of an acre or a little more"
const OR_SO =
  /^,? (?:or so|or (?:a (?:little|bit|touch) |slightly )?(?:more|less)|give or take)\b/i;
const OR_SO_SHARE = 0.15;
// The share of a part of an acre that a lot "just under" it has at least.
const MIN_OF_PART = 0.84;
// Of a named one, a tenth say, the next smaller that people name lies further off.
const MIN_OF_NAMED_PART = 0.65;

/** How far off the lot in acres may be: sellers round it. */
export const LOT_TOLERANCE = 0.03;

/** "a quarter acre", "1/2 ac", "an acre", "two fifths of an acre" */
export const readPartsOfAcre = byPattern(
  PART_OF_ACRE,
  ([, word, decimal, figure, many = "", fraction = ""], { home, before: clause, after }) => {
    const before = withWordsAfter(clause, after);
    const part = (word ?? figure)?.toLowerCase().replace(" ", "-").replace(/s$/, "");
    const divisor = fraction ? parseOrdinal(fraction) : 0;
    const share = part ? (PARTS[part] ?? 1) : Number(decimal ?? 1);
    const acres = divisor ? countOf(many) / divisor : share;
    const lot = home.lot / SQUARE_FEET_PER_ACRE;
    // "Just under a quarter acre" is said of 0.22 as well.
    if (acres <= 1 && isUnder(before) && lot < acres)
      return lot >= acres * (fraction ? MIN_OF_NAMED_PART : MIN_OF_PART);
    // "About a fifth" is said of 0.22 as well: people round to a part that has a name.
    if (OR_SO.test(after) || (fraction && isAbout(before)))
      return Math.abs(lot - acres) <= acres * OR_SO_SHARE;
    return isNear(acres, lot, before, LOT_TOLERANCE);
  },
);

// The number that a word stands for; "a" and whatever is no number are one.
const countOf = (word: string) => parseNumberWords(word) || 1;

const WHOLE =
  "(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\\d+)";
const PART_WORD = "(half|quarter|thirds?|quarters|fourths?|fifths?|sixths?|eighths?|tenths?)";
const ACRES_AND_PART = new RegExp(
  `\\b${WHOLE} acres? and (?:(an?|one|two|three|four)[ -])?${PART_WORD}\\b` +
    "(?! (?:bath|ba\\b|mile|hour|block|story|stor))|" +
    `\\b${WHOLE}[ -]and[ -](?:(an?|one|two|three|four)[ -])?${PART_WORD}[ -]acres?\\b`,
  "gi",
);

/** "an acre and a third", "two and a quarter acres" */
export const readAcresAndParts = byPattern(
  ACRES_AND_PART,
  ([, one, oneMany, onePart, two, twoMany, twoPart], { home, before: clause, after }) => {
    const part = (onePart ?? twoPart ?? "").toLowerCase().replace(/s$/, "");
    const whole = one ?? two ?? "";
    const divisor = part === "fourth" ? 4 : parseOrdinal(part);
    const acres = (Number(whole) || countOf(whole)) + countOf(oneMany ?? twoMany ?? "a") / divisor;
    const lot = home.lot / SQUARE_FEET_PER_ACRE;
    return isNear(acres, lot, withWordsAfter(clause, after), LOT_TOLERANCE);
  },
);
