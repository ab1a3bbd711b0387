import words from "#lib/description/words/claim-words.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import { isEveryday } from "../open-world/word-classes.ts";
import type { Home } from "#lib/description/home.ts";
import { clauseAfter } from "#lib/text/sentences.ts";
import { isHoaFee, isNear, withWordsAfter, YEARLY } from "./amounts.ts";
import { byPattern, type NumberContext, type NumberReader } from "./reader.ts";
import { isSum } from "./units.ts";
import { isAge } from "./years.ts";

// What no fact could number, and words may count.
const THINGS = new Set(
  wordsOf(words.counted)
    .flatMap((thing) => [thing, `${thing}s`, `${thing}es`])
    .concat(["balconies", "stories", "feet"]),
);
const PARTS_ITEMS = new Set(["and", "or", "of", "in", "to"]);
// Words between a number and what it counts.
const MAX_BETWEEN = 2;
// Of figures, "1" counts nothing but these.
const COUNTED_ALONE = /^[\s-]+(?:mile|block|minute|hour|year|percent)/i;
const WORD_AFTER = /[\s-]+([a-z]+)/iy;
const UNREADABLE_AFTER = /^[\w/]/;

// "the table seats ten", "sleeps six"
const FITS =
  /\b(?:seats?|parking(?: \w+){0,2} for|seating for|room for|sleeps|accommodates|holds|enough for)(?: (?:up to|about|over|at least))?\s+$/i;
const OF_CARS = /\b(?:garage|carport|driveway|parking)\b/i;
// "on a lot of 4,356", "a lower level of another 640": figures that need no unit.
const MIN_AREA = 100;
const AREA_WORDS: readonly (readonly [area: keyof Home & `${string}`, words: RegExp])[] = [
  ["lot", /\b(?:lot|land|parcel|grounds?|yard)\b/i],
  ["basementSize", /\b(?:basement|cellar|below|downstairs|lower (?:level|floor))\b/i],
  ["garageSize", /\bgarage\b/i],
  ["size", /\b(?:home|house|condo|unit|living|inside|finished|above|upstairs|square)\b/i],
];
// Words by which a sentence goes on after a figure, so that the figure counts nothing that follows.
const GOES_ON: ReadonlySet<string> = new Set(wordsOf(words.afterAFigure));
const AGE_BEFORE =
  /\b(?:turn(?:s|ed|ing)?|is|(?:s?he|it)['’]s|was|at|aged?|of|birthday|reach(?:es|ed)|celebrat\w+)(?: (?:its|a|about|over|nearly|almost|now|already))*\s*$/i;
const REMODELED_AFTER = /\bwhen .*(?:remodel|renovat|rework|rebuil|restor|redo)/i;
// "The remodel came in 2015, when the house was 37"
const REMODELED_BEFORE = /(?:remodel|renovat|rework|rebuil|restor|redo).*\bwas\s*$/i;
// "It turned a hundred in 2024"
const IN_A_YEAR = /^ (?:back )?in (\d{4})\b/;
const LONGEST_BEFORE = 40;

function isKnown(value: number, context: NumberContext): boolean {
  const { home, before, after } = context;
  const stated = withWordsAfter(before, after);
  const clause = clauseAfter(after, 0);
  if (isHoaFee(value, YEARLY.test(clause), { ...context, before: stated })) return true;
  if (value === 55 && home.community) return true;
  if (isSum(value, home, stated, clause)) return true;
  if (isAgeWithoutUnit(value, context, clause)) return true;
  const { size, basementSize, garageSize, lot } = home;
  if (value >= MIN_AREA && [size, basementSize, garageSize, lot].includes(value)) return true;
  const isOf = (where: string) =>
    AREA_WORDS.some(([area, words]) => {
      const fact = home[area];
      return typeof fact === "number" && words.test(where) && isNear(value, fact, stated);
    });
  return isOf(before) || isOf(clause);
}

// "The house turned 111 this year", "it was 134 when they remodeled it"
function isAgeWithoutUnit(value: number, { home, thisYear, before }: NumberContext, after: string) {
  if (!home.built || !AGE_BEFORE.test(before)) return false;
  const wasAge =
    (REMODELED_AFTER.test(after) || REMODELED_BEFORE.test(before)) && home.remodeled - home.built;
  const then = Number(IN_A_YEAR.exec(after)?.[1] ?? thisYear);
  return isAge(value, home.built, then, before) || (wasAge && Math.abs(wasAge - value) <= 1);
}

const fitsCars =
  (value: number) =>
  ({ home, before }: NumberContext): boolean =>
    OF_CARS.test(before) && value === home.spaces;

interface NextWord {
  word: string;
  end: number;
}

function wordAfter(text: string, position: number): NextWord | null {
  WORD_AFTER.lastIndex = position;
  const word = WORD_AFTER.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? null : { word, end: WORD_AFTER.lastIndex };
}

// Where a thing ends that the number before it counts, with a few words between.
function endOfThing(text: string, position: number): number | null {
  let next = wordAfter(text, position);
  for (let between = 0; next && between <= MAX_BETWEEN; between += 1) {
    if (THINGS.has(next.word)) return next.end;
    if (PARTS_ITEMS.has(next.word)) return null;
    next = wordAfter(text, next.end);
  }
  return null;
}

// Where a figure ends, with the word that it counts.
function endOfFigure(text: string, end: number, value: number): number | null {
  const following = text.slice(end, end + LONGEST_BEFORE);
  if (UNREADABLE_AFTER.test(following)) return null;
  if (following.startsWith("%")) return end + 1;
  const next = wordAfter(text, end);
  if (value === 1 && next && !COUNTED_ALONE.test(following)) return null;
  return next?.end ?? end;
}

// "A thousand dinners" were eaten there, and are no part of it.
function isOfPeople(text: string, end: number): boolean {
  const next = wordAfter(text, end);
  return next !== null && isEveryday(next.word);
}

// "a hundred", "three thousand"
const IS_LARGE = /hundred|thousand/i;

/** Numbers without a unit that a fact could have: figures always count, words before a thing. */
export const readRemaining: NumberReader = (text, numbers) =>
  numbers.flatMap(({ start, end, inFigures, value }) => {
    const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
    if (FITS.test(before)) return [{ start, end, isSupported: fitsCars(value) }];
    const words = text.slice(start, end);
    if (value === 0 && isOfPeople(text, end)) return [];
    if (text.charAt(start - 1) === "/" || /^one?\b/i.test(words)) return [];
    const found =
      (inFigures ? endOfFigure(text, end, value) : null) ??
      (value === 1 ? null : endOfThing(text, end)) ??
      (IS_LARGE.test(words) && !isOfPeople(text, end) ? end : null);
    if (found === null) return [];
    const counted = wordAfter(text, end);
    const countsNothing = found === end || counted === null || GOES_ON.has(counted.word);
    return [
      {
        start,
        end: countsNothing ? end : found,
        isSupported: (context) =>
          (value >= MIN_AREA || value === 55 || AGE_BEFORE.test(context.before)) &&
          countsNothing &&
          isKnown(value, context),
      },
    ];
  });

const UNTIL = "(?:\\s?(?:[–-]|to|and|until)\\s?\\d{1,2}(?::\\d\\d)?)?";
const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july", "august", "september"],
  ...["october", "november", "december"],
];

/** Hours, days and telephone numbers, which say how to visit and nothing about the home. */
export const readVisits = byPattern(
  new RegExp(
    [
      `\\b\\d{1,2}(?::\\d\\d)?${UNTIL}\\s?(?:[ap]\\.?m\\b|o['’]?clock)`,
      "\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|noon)(?: from| at| between)? " +
        `\\d{1,2}(?::\\d\\d)?${UNTIL}`,
      `\\b(?:${MONTHS.join("|")}) \\d{1,2}(?:st|nd|rd|th)?\\b`,
      "(?:\\(\\d{3}\\)\\s?|\\b\\d{3}[-. ])\\d{3}[-. ]\\d{4}\\b",
    ].join("|"),
    "gi",
  ),
  () => true,
);
