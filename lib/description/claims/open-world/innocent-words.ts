import { isGrammar } from "./grammar-words.ts";
import { classesOf, MIN_HOMELY } from "./word-classes.ts";

/** True for a word of people, times, and what they own and do. */
export function isEveryday(word: string): boolean {
  const classes = classesOf(word);
  return classes !== null && classes.usual === "n" && classes.homeliness < MIN_HOMELY;
}

/** True for a word that binds others, or that the dictionary has. */
export const isWord = (word: string): boolean => isGrammar(word) || classesOf(word) !== null;
