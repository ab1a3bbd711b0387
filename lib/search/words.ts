import { MAX_QUERY } from "#lib/fields/search.ts";

/** Accents that stand apart from their letters. PostgreSQL and JavaScript both read this notation. */
export const ACCENTS = String.raw`[\u0300-\u036f]+`;
/** What parts words: spaces, controls, punctuation and symbols. */
export const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufff0-\uffff]+`;

const accents = new RegExp(ACCENTS, "g");
const word = new RegExp(String.raw`[^\u0000${SEPARATORS.slice(1, -2)}\u{1f000}-\u{1faff}]+`, "gu");
const MAX_WORDS = 6;
const MAX_WORD = 40;

const isPlain = (text: string) => !/[^\u0000-\u007f]/.test(text);

/** Text as it is compared: without accents and capitals. db/schema/words.ts does the same in SQL. */
export const fold = (text: string): string =>
  (isPlain(text) ? text : text.normalize("NFKD").replace(accents, "")).toLowerCase();

export interface TextWord {
  start: number;
  end: number;
  /** Folded. */
  word: string;
}

export const wordsOf = (text: string): TextWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index: start }) => ({
    start,
    end: start + found.length,
    word: fold(found),
  }));

/** The words of a folded text, without where they stand. */
export const formsOf = (folded: string): readonly string[] => folded.match(word) ?? [];

/** A word that is searched for. */
export interface AskedWord {
  /** Folded. */
  word: string;
  /** What its other forms begin with too: "bedroom" for "bedrooms". */
  stem: string;
}

// Endings, and how much of the word has to be left.
const ENDINGS: readonly (readonly [string, number])[] = [
  ["ies", 3],
  ["ings", 4],
  ["ing", 4],
  ["ed", 4],
  ["es", 4],
  ["s", 3],
  ["y", 5],
];

function stemOf(asked: string): string {
  const ending = ENDINGS.find(
    ([end, least]) => asked.endsWith(end) && asked.length - end.length >= least,
  );
  return ending ? asked.slice(0, -ending[0].length) : asked;
}

/** The words of what was typed, each once; of very many the first. */
export function askedWords(query: string): AskedWord[] {
  const typed = wordsOf(query.slice(0, MAX_QUERY).toWellFormed());
  const words = new Set(typed.map((one) => one.word.slice(0, MAX_WORD)).filter(Boolean));
  return [...words].slice(0, MAX_WORDS).map((one) => ({ word: one, stem: stemOf(one) }));
}
