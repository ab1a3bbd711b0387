import type { NumberReader } from "./reader.ts";

// What no fact could number, and words may count.
const THINGS = [
  "closets?|windows?|decks?|porches|patios?|balconies|garages?|kitchens?|fire ?places?|levels?",
  "floors?|stories|units?|apartments?|minutes?|miles?|blocks?|feet|foot|bays?|sinks?|ovens?",
  "ponds?|wells?|docks?|courts?|pools?|living|suites?|offices?|lots?|buildings?|gardens?|doors?",
  "entrances?|islands?|showers?|tubs?|hours?|percent|dollars?|thousand|million|hundred",
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

// "a hundred", "three thousand"
const IS_LARGE = /hundred|thousand/i;

/** Numbers without a unit that a fact could have: figures always count, words before a thing. */
export const readRemaining: NumberReader = (text, numbers) =>
  numbers.flatMap((number) => {
    const { start, end, inFigures } = number;
    const words = text.slice(start, end);
    if (text.charAt(start - 1) === "/" || /^one\b/i.test(words)) return [];
    const found =
      (inFigures ? endOf(FIGURE, text, start) : null) ??
      endOf(BEFORE_THINGS, text, end) ??
      (IS_LARGE.test(words) ? end : null);
    return found === null ? [] : [{ start, end: found, isSupported: () => false }];
  });

// @param pattern a sticky one
function endOf(pattern: RegExp, text: string, position: number): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}
