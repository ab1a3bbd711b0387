import { ACTION_WORDS } from "./action-words.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { GRAMMAR_WORDS } from "./grammar-words.ts";
import { HOME_WORDS } from "./home-words.ts";
import { IDEA_WORDS } from "./idea-words.ts";
import { OPINION_WORDS } from "./opinion-words.ts";
import { QUALITY_WORDS } from "./quality-words.ts";
import { THING_WORDS } from "./thing-words.ts";
import { formsOf } from "./word-forms.ts";

const wordsOf = (list: string) => list.replaceAll("\n", " ").split(" ");

// Each innocent word, and whether it is one of people, times, and what they own and do.
let words: ReadonlyMap<string, boolean> | undefined;

function readWords(): ReadonlyMap<string, boolean> {
  const read = new Map<string, boolean>();
  for (const list of [GRAMMAR_WORDS, ACTION_WORDS, HOME_WORDS, OPINION_WORDS, QUALITY_WORDS]) {
    for (const word of wordsOf(list)) read.set(word, false);
  }
  for (const list of [EVERYDAY_WORDS, IDEA_WORDS, THING_WORDS]) {
    for (const word of wordsOf(list)) read.set(word, true);
  }
  return read;
}

/** True for a word of people, times, and what they own and do. */
export function isEveryday(word: string): boolean {
  const known = (words ??= readWords());
  for (const form of formsOf(word)) if (known.get(form)) return true;
  return false;
}

/** True for a word that claims nothing about a home, inflected or not. */
export function isInnocent(word: string): boolean {
  const known = (words ??= readWords());
  if (known.has(word)) return true;
  for (const form of formsOf(word)) if (known.has(form)) return true;
  return false;
}
