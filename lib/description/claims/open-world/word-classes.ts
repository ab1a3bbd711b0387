import claimWords from "#lib/description/built/claim-words.json" with { type: "json" };
import grammarWords from "#lib/description/words/grammar-words.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import { formsOf } from "./word-forms.ts";

/** What a dictionary says of a word; how the table is made tells scripts/build/teach-claims/words.ts. */
export interface WordClasses {
  /** As the dictionary has it, without its inflection. */
  word: string;
  ending: string;
  /** The lexicographer's class of what it mostly means as a noun or a verb: "n6" is an artifact. */
  noun: string;
  verb: string;
  /** The part of speech that it mostly has, after an article, and after a pronoun or "to". */
  usual: PartOfSpeech;
  afterArticle: PartOfSpeech;
  afterPronoun: PartOfSpeech;
  /** How likely it names what a home has, by its meaning alone: 0 to 5; 6 is said of every home. */
  homeliness: number;
  /** How much it speaks for a claim. */
  weight: number;
}

export type PartOfSpeech = "n" | "v" | "a" | "r";

/** From here on a word names by its meaning alone what a home has, and what not every home has. */
export const MIN_HOMELY = 4;
/** What is said of every home. */
export const OF_EVERY_HOME = 6;
const MAX_KNOWN = 5000;

// Logarithms of odds that part one class of homeliness from the next.
const HOMELINESS = [-5, -3, -1.5, 0, 2];

/** The class of a logarithm of odds. */
export const classOfHomeliness = (odds: number): number =>
  HOMELINESS.filter((least) => odds >= least).length;

export const PREFIX_LENGTH = 2;
// How weights are written: as a letter, so many steps above the least one.
export const STEP = 0.125;
export const MIN_CODE = 35;
export const CODES = 61;
export const NO_WEIGHT = 30;

interface Entry {
  signature: string;
  weight: number;
}

const SIGNATURES = claimWords.signatures.split("|");
const GROUPS: Readonly<Record<string, string | undefined>> = claimWords.words;

const found = new Map<string, WordClasses | null>();

// Letters, and then a code: three marks that are no small letters.
const CODE_LENGTH = 3;
const IS_SPELLED = /^[a-z]+$/;

function entryOfCode(code: string): Entry {
  const [first, second, weight] = [0, 1, 2].map((at) => code.charCodeAt(at) - MIN_CODE);
  return {
    signature: SIGNATURES[(first ?? 0) * CODES + (second ?? 0)] ?? "",
    weight: ((weight ?? NO_WEIGHT) - NO_WEIGHT) * STEP,
  };
}

/** Every word of the table. */
export const allWords = (): [word: string, entry: Entry][] =>
  Object.entries(GROUPS).flatMap(([prefix, group = ""]) =>
    Array.from(
      group.matchAll(/(?<![a-z])([a-z]*)([^a-z]{3})/g),
      ([, rest = "", code = ""]): [string, Entry] => [prefix + rest, entryOfCode(code)],
    ),
  );

// What begins alike stands in one string, and is looked for there: a text needs few of its words.
function entryOf(word: string): Entry | undefined {
  if (!IS_SPELLED.test(word)) return undefined;
  const group = GROUPS[word.slice(0, PREFIX_LENGTH)] ?? "";
  const rest = word.slice(PREFIX_LENGTH);
  for (let at = group.indexOf(rest); at >= 0; at = group.indexOf(rest, at + 1)) {
    const end = at + rest.length;
    const isWhole = !isLetterAt(group, at - 1) && !isLetterAt(group, end) && end < group.length;
    if (isWhole) return entryOfCode(group.slice(end, end + CODE_LENGTH));
    // The prefix alone is the first, or is no word.
    if (rest === "") return undefined;
  }
  return undefined;
}

const isLetterAt = (text: string, at: number) => /[a-z]/.test(text.charAt(at));

/** The classes of a word, inflected or not; null where the dictionary has none. */
export function classesOf(word: string): WordClasses | null {
  const known = found.get(word);
  if (known !== undefined) return known;
  const classes = findClasses(word);
  if (found.size >= MAX_KNOWN) found.clear();
  found.set(word, classes);
  return classes;
}

function findClasses(typed: string): WordClasses | null {
  for (const { word, ending } of formsOf(typed)) {
    const entry = entryOf(word);
    if (!entry) continue;
    const [noun = "", verb = "", parts = "", homeliness = ""] = entry.signature.split(" ");
    const [usual, afterArticle, afterPronoun] = [...parts] as PartOfSpeech[];
    return {
      word,
      ending,
      noun,
      verb,
      usual: usual ?? "n",
      afterArticle: afterArticle ?? "n",
      afterPronoun: afterPronoun ?? "n",
      homeliness: Number(homeliness),
      weight: entry.weight,
    };
  }
  return null;
}

const GRAMMAR_WORDS: ReadonlySet<string> = new Set(wordsOf(grammarWords));

/** True for a word that binds others and says nothing alone. */
export const isGrammar = (word: string): boolean => GRAMMAR_WORDS.has(word);

/** True for a word that binds others, or that the dictionary has. */
export const isWord = (word: string): boolean => isGrammar(word) || classesOf(word) !== null;

/** True for a word of people, times, and what they own and do. */
export function isEveryday(word: string): boolean {
  const classes = classesOf(word);
  return classes !== null && classes.usual === "n" && classes.homeliness < MIN_HOMELY;
}
