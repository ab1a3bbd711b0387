import { ACTION_WORDS } from "./lists/action-words.ts";
import { EVERYDAY_WORDS } from "./lists/everyday-words.ts";
import { HOME_WORDS } from "./lists/home-words.ts";
import { IDEA_WORDS } from "./lists/idea-words.ts";
import { OPINION_WORDS } from "./lists/opinion-words.ts";
import { QUALITY_WORDS } from "./lists/quality-words.ts";
import { THING_WORDS } from "./lists/thing-words.ts";
import claimPhrases from "#lib/description/built/claim-phrases.json" with { type: "json" };
import { isGrammar } from "#lib/description/claims/open-world/word-classes.ts";

const wordsOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .filter((word) => /^[a-z]{2,}$/.test(word) && !isGrammar(word));

/** Words of which somebody said that they claim nothing about a home. */
export const INNOCENT: ReadonlySet<string> = new Set(
  [ACTION_WORDS, EVERYDAY_WORDS, IDEA_WORDS, OPINION_WORDS, QUALITY_WORDS, THING_WORDS].flatMap(
    wordsOf,
  ),
);

/** Words of every home. */
export const OF_HOMES: ReadonlySet<string> = new Set(wordsOf(HOME_WORDS));

/** Words of the rows of terms that are not said to be innocent. */
export const CLAIMING: ReadonlySet<string> = new Set(
  wordsOf(claimPhrases.words).filter((word) => !INNOCENT.has(word) && !OF_HOMES.has(word)),
);
