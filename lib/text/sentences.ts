import { LETTERS } from "./letters.ts";
import { countBefore } from "./sorted.ts";
import type { Span } from "./spans.ts";

export interface Sentence extends Span {
  text: string;
}

// A period after these doesn't end a sentence: "St. Paul".
const ABBREVIATIONS = new Set([
  ...["ac", "approx", "apt", "ave", "bldg", "blvd", "ca", "co", "ct", "dr", "est", "ft", "incl"],
  ...["appx", "att", "bsmt", "cent", "clg", "contemp", "det", "elec", "elev", "ext", "fin", "gar"],
  ...["ht", "htd", "int", "nat", "pkg", "pub", "rm", "rms", "sep", "sept", "stor", "unfin", "util"],
  ...[
    "irrig",
    "jr",
    "ln",
    "mo",
    "mr",
    "mrs",
    "ms",
    "mt",
    "pt",
    "rd",
    "sq",
    "sr",
    "st",
    "ste",
    "vs",
    "yr",
  ],
]);
const LAST_LETTERS = new RegExp(`[${LETTERS}]+$`);

// True for a period after an abbreviation or a single letter: "approx.", "No. 5", "D.C.".
function isOfAbbreviation(text: string, stop: number): boolean {
  const word = LAST_LETTERS.exec(text.slice(Math.max(0, stop - LONGEST_WORD), stop))?.[0] ?? "";
  if (word.toLowerCase() === "no") return /^\s*\d/.test(text.slice(stop + 1, stop + 4));
  return word.length === 1 || ABBREVIATIONS.has(word.toLowerCase());
}
// Enough letters to recognize an abbreviation.
const LONGEST_WORD = 8;

const SENTENCE_END = /(?<![.!?…])([.!?…]+)["'”’)\]]*(?=\s|$)|\n/g;

/**
 * Splits a text into sentences; the last may lack an end mark.
 *
 * @param atLineBreaks false if a sentence can continue on the next line
 */
export function splitSentences(text: string, { atLineBreaks = true } = {}): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .filter(({ index, 1: marks }) => {
      if (marks === undefined) return atLineBreaks;
      return marks !== "." || !isOfAbbreviation(text, index);
    })
    .map(({ index, 0: mark }) => index + mark.length);
  return [...ends, text.length].flatMap((end, index) => {
    const whole = text.slice(ends[index - 1] ?? 0, end);
    const sentence = whole.trim();
    if (sentence === "") return [];
    const start = end - whole.trimStart().length;
    return [{ start, end: start + sentence.length, text: sentence }];
  });
}

// Cached because each note on a text asks for the same one.
let lastSplit: { text: string; sentences: readonly Sentence[] } | undefined;

/** Returns the span of all sentences that a span touches. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  if (lastSplit?.text !== text) lastSplit = { text, sentences: splitSentences(text) };
  const { sentences } = lastSplit;
  return {
    start: sentences.find((sentence) => sentence.end > start)?.start ?? start,
    end: sentences.find((sentence) => sentence.end >= end)?.end ?? end,
  };
}

/** The most characters of a clause that are read in one direction. */
export const LONGEST_CLAUSE = 300;
const CLAUSE_ENDS = ";:!?…\n";
// "Lot: 0.25 acres"
const LABELED_CLAUSE_ENDS = CLAUSE_ENDS.replace(":", "");

/** Returns the text from the start of the clause to a position. */
export function clauseBefore(text: string, position: number): string {
  return backToEnd(CLAUSE_ENDS, text, position);
}

const ANY_END = /[.;:!?…\n]/g;
const ends = new Map<string, { text: string; places: readonly number[] }>();

// Returns the ends of all clauses, cached for repeated calls with the same text.
function endsIn(text: string, marks: string): readonly number[] {
  const known = ends.get(marks);
  if (known?.text === text) return known.places;
  const places = Array.from(text.matchAll(ANY_END), ({ index }) => index).filter((at) =>
    isEnd(marks, text, at),
  );
  ends.set(marks, { text, places });
  return places;
}

/** Returns the text before a position in its clause, including a label before a colon. */
export function labeledClauseBefore(text: string, position: number): string {
  return backToEnd(LABELED_CLAUSE_ENDS, text, position);
}

function backToEnd(marks: string, text: string, position: number): string {
  const least = Math.max(0, position - LONGEST_CLAUSE);
  const places = endsIn(text, marks);
  const last = places[countBefore(places, position) - 1] ?? -1;
  return text.slice(Math.max(least, last + 1), position);
}

/** Returns the text from a position to the end of the clause. */
export function clauseAfter(text: string, position: number): string {
  const most = Math.min(text.length, position + LONGEST_CLAUSE);
  let end = position;
  while (end < most && !isEnd(CLAUSE_ENDS, text, end)) end += 1;
  return text.slice(position, end);
}

function isEnd(marks: string, text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (mark !== ".") return marks.includes(mark);
  const following = text.charAt(at + 1);
  return following.trim() === "" && !isOfAbbreviation(text, at);
}
