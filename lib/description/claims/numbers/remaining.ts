import { isEveryday } from "../open-world/innocent-words.ts";
import type { Home } from "#lib/description/home.ts";
import { isNear } from "./amounts.ts";
import type { NumberContext, NumberReader } from "./reader.ts";

// What no fact could number, and words may count.
const THINGS = [
  "closets?|windows?|decks?|porches|patios?|balconies|garages?|kitchens?|fire ?places?|levels?",
  "floors?|stories|units?|apartments?|minutes?|miles?|blocks?|feet|foot|bays?|sinks?|ovens?",
  "ponds?|wells?|docks?|courts?|pools?|living|suites?|offices?|lots?|buildings?|gardens?|doors?",
  "entrances?|burners?|seasons?|islands?|showers?|tubs?|hours?|percent|dollars?|thousand|million|hundred",
];
// Things after a number, with up to two words between.
const BEFORE_THINGS = new RegExp(
  "[\\s-]+(?:(?!(?<=\\s)(?:and|or|of|in|to)\\s)\\p{L}+[\\s-]+){0,2}" + `(?:${THINGS.join("|")})\\b`,
  "iuy",
);
// A figure with its word; "1" counts nothing but distances and times.
const FIGURE = new RegExp(
  "(?!1[\\s-]+(?!mile|block|minute|hour|year|percent)\\p{L})" +
    "\\d[\\d,]*(?:\\.\\d+)?k?(?![\\w/])(?:%|[\\s-]+\\p{L}+)?",
  "iuy",
);

// "the table seats ten", "sleeps six"
const FITS =
  /\b(?:seats?|seating for|room for|sleeps|accommodates|holds)(?: (?:up to|about|over|at least))?\s+$/i;
const OF_CARS = /\b(?:garage|carport|driveway|parking)\b/i;
// "on a lot of 4,356", "a lower level of another 640": figures that need no unit.
const LEAST_AREA = 100;
const AREA_WORDS: readonly (readonly [area: keyof Home & `${string}`, words: RegExp])[] = [
  ["lot", /\b(?:lot|land|parcel|grounds?|yard)\b/i],
  ["basementSize", /\b(?:basement|cellar|below|downstairs|lower (?:level|floor))\b/i],
  ["garageSize", /\bgarage\b/i],
  ["size", /\b(?:home|house|condo|unit|living|inside|finished|above|upstairs|square)\b/i],
];

// Any word after a figure, but those by which a sentence goes on.
const OF_A_THING =
  /^[\s-]+(?!(?:and|or|in|on|at|below|above|down|up|more|with|for|is|to|total|altogether|finished|upstairs|downstairs)\b)\p{L}/iu;
const LONGEST_BEFORE = 40;

function isAreaOf(home: Home, value: number, before: string): boolean {
  return AREA_WORDS.some(([area, words]) => {
    const fact = home[area];
    return typeof fact === "number" && words.test(before) && isNear(value, fact, before);
  });
}

const fitsCars =
  (value: number) =>
  ({ home, before }: NumberContext): boolean =>
    OF_CARS.test(before) && value === home.spaces;

// "A thousand dinners" were eaten there, and are no part of it.
function isOfPeople(text: string, end: number): boolean {
  const following = /^\s+([a-z]+)/.exec(text.slice(end, end + LONGEST_BEFORE))?.[1];
  return following !== undefined && isEveryday(following);
}

// "a hundred", "three thousand"
const IS_LARGE = /hundred|thousand/i;

/** Numbers without a unit that a fact could have: figures always count, words before a thing. */
export const readRemaining: NumberReader = (text, numbers) =>
  numbers.flatMap((number) => {
    const { start, end, inFigures, value } = number;
    const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
    if (FITS.test(before)) return [{ start, end, isSupported: fitsCars(value) }];
    const words = text.slice(start, end);
    if (text.charAt(start - 1) === "/" || /^one\b/i.test(words)) return [];
    const found =
      (inFigures ? endOf(FIGURE, text, start) : null) ??
      endOf(BEFORE_THINGS, text, end) ??
      (IS_LARGE.test(words) && !isOfPeople(text, end) ? end : null);
    if (found === null) return [];
    return [
      {
        start,
        end: found,
        isSupported: (context) =>
          value >= LEAST_AREA &&
          !OF_A_THING.test(text.slice(end, found)) &&
          isAreaOf(context.home, value, context.before + text.slice(end, found)),
      },
    ];
  });

// @param pattern a sticky one
function endOf(pattern: RegExp, text: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}
