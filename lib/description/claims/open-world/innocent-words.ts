import { ACTION_WORDS } from "./action-words.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { GRAMMAR_WORDS } from "./grammar-words.ts";
import { HOME_WORDS } from "./home-words.ts";
import { OPINION_WORDS } from "./opinion-words.ts";
import { formsOf } from "./word-forms.ts";

const wordsOf = (list: string) => new Set(list.replaceAll("\n", " ").split(" "));

let words: ReadonlySet<string> | undefined;

let everydayWords: ReadonlySet<string> | undefined;

/** True for a word of people, times, and what they own and do. */
export function isEveryday(word: string): boolean {
  everydayWords ??= wordsOf(EVERYDAY_WORDS);
  for (const form of formsOf(word)) if (everydayWords.has(form)) return true;
  return false;
}

/** True for a word that claims nothing about a home, inflected or not. */
export function isInnocent(word: string): boolean {
  words ??= wordsOf(GRAMMAR_WORDS + ACTION_WORDS + EVERYDAY_WORDS + HOME_WORDS + OPINION_WORDS);
  if (words.has(word)) return true;
  for (const form of formsOf(word)) if (words.has(form)) return true;
  return false;
}
