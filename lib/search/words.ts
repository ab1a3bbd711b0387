import { MAX_QUERY } from "#lib/fields/search.ts";

/** Combining accents, in a notation both PostgreSQL and JavaScript read. */
export const ACCENTS = String.raw`[\u0300-\u036f]+`;
/** Characters between words: spaces, controls, punctuation and symbols. */
export const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufff0-\uffff]+`;

const accents = new RegExp(ACCENTS, "g");
const word = new RegExp(String.raw`[^\u0000${SEPARATORS.slice(1, -2)}\u{1f000}-\u{1faff}]+`, "gu");
const MAX_WORDS = 6;
const MAX_WORD = 40;

const isPlain = (text: string) => !/[^\u0000-\u007f]/.test(text);

/** Removes accents and case for comparison. db/schema/words.ts does the same in SQL. */
export const fold = (text: string): string =>
  (isPlain(text) ? text : text.normalize("NFKD").replace(accents, "")).toLowerCase();

export interface TextWord {
  start: number;
  end: number;
  word: string;
}

export const wordsOf = (text: string): TextWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
    word: fold(found),
  }));

/** Returns the words of a folded text, without positions. */
export const formsOf = (folded: string): readonly string[] => folded.match(word) ?? [];

export interface AskedWord {
  word: string;
  /** The prefix its other forms share: "bedroom" for "bedrooms". */
  stem: string;
}

// Each ending with the fewest letters that must remain.
const ENDINGS: readonly (readonly [string, number])[] = [
  ["ies", 3],
  ["ings", 4],
  ["ing", 4],
  ["ed", 4],
  ["es", 4],
  ["s", 3],
  ["y", 5],
];

/** Words of a question that say nothing about what is asked. */
const SMALL_WORDS = new Set(
  "a an and are can do does how i is it me my of on or the to what when where who why with".split(
    " ",
  ),
);

function stemOf(asked: string): string {
  const ending = ENDINGS.find(
    ([end, least]) => asked.endsWith(end) && asked.length - end.length >= least,
  );
  return ending ? asked.slice(0, -ending[0].length) : asked;
}

/**
 * Returns the distinct words of a query, folded; at most the first 6. Small words count only if there are no
 * others.
 */
export function askedWords(query: string): AskedWord[] {
  const typed = wordsOf(query.slice(0, MAX_QUERY).toWellFormed());
  const words = new Set(typed.map((one) => one.word.slice(0, MAX_WORD)).filter(Boolean));
  const meaningful = [...words].filter((one) => !SMALL_WORDS.has(one));
  return (meaningful.length > 0 ? meaningful : [...words])
    .slice(0, MAX_WORDS)
    .map((one) => ({ word: one, stem: stemOf(one) }));
}
