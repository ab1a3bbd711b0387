import { NUMBER_WORDS, parseNumberWords } from "./number-words.ts";
import type { Span } from "./spans.ts";

/** A number in a text, in figures or in words. */
export interface NumberSpan extends Span {
  value: number;
  inFigures: boolean;
  /** The number without the fraction at its end, where it has one: 1 of "1 3/4". */
  whole: { end: number; value: number } | null;
}

const FIGURES = String.raw`(?:\d+(?:,\d+)*(?:\.\d+)?|\.\d+)`;
// "1.5k sqft"
const THOUSANDS = "k(?=[ -]?(?:sq|sf))";
const HALF = "(?:a|one)[ -]half(?![a-z])|½|1/2";
const QUARTER = "(?:a|one)[ -]quarter(?![a-z])|¼|1/4";
const THREE_QUARTERS = "three[ -]quarters?(?![a-z])|¾|3/4";
// "two and a half", "2½", "1 3/4"
const FRACTION =
  `[ -](?:and|&)[ -](?:${HALF}|${QUARTER}|${THREE_QUARTERS})` +
  `| ?[½¼¾]|[ -](?:1/2|1/4|3/4)(?!\\d)`;
const NUMBER = new RegExp(
  `(?<![\\w.,$])(?:(${FIGURES})(${THOUSANDS})?|(${NUMBER_WORDS}))(${FRACTION})?`,
  "gi",
);

/** Every number of a text: "2,450", ".75", "two and a half", "three hundred eighty-five". */
export function findNumbers(text: string): NumberSpan[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    const [number, figures, thousands, words = "", fraction] = match;
    const start = match.index;
    const end = start + number.length;
    const value = figures
      ? Number(figures.replaceAll(",", "")) * (thousands ? 1000 : 1)
      : parseNumberWords(words);
    const inFigures = figures !== undefined;
    if (!fraction) return { start, end, value, inFigures, whole: null };
    const whole = { end: end - fraction.length, value };
    return { start, end, value: value + fractionOf(fraction), inFigures, whole };
  });
}

function fractionOf(text: string): number {
  if (new RegExp(THREE_QUARTERS, "i").test(text)) return 0.75;
  return new RegExp(HALF, "i").test(text) ? 0.5 : 0.25;
}
