/**
 * Phrases compiled by `compile-phrases.ts`, so that pages don't parse the notation. The texts are
 * parsed lazily, when a text first contains a word that a phrase needs.
 */
export interface CompiledPhrases {
  /** One line per phrase: a `CompiledPhrase` as JSON. */
  phrases: string;
  /** One line per anchor with the indexes of its phrases: "pool 3 17". */
  index: string;
  /** One line per rule: `CompiledCondition`s as JSON, or empty. */
  conditions: string;
  /** One line per list: name, tab, `CompiledList` as JSON. */
  lists: string;
  words: string;
}

/** The lookup key of a word: the word itself, its first letters and "*", or empty for any word. */
export type Anchor = string;
export const ANY_WORD: Anchor = "";
export const ANCHOR_LETTERS = 4;

export const openAnchorOf = (word: string): Anchor => `${word.slice(0, ANCHOR_LETTERS)}*`;

/**
 * A word or mark. "pool" matches exactly, "renovat*" by prefix, "*" anything. A leading "_"
 * requires no space or hyphen before it.
 */
export type PhraseWord = string;

/** Word sequences by their first word, or by ANY_WORD for a prefix. 1: only that word. */
export type Forms = Readonly<Record<string, 1 | readonly (readonly PhraseWord[])[]>>;

interface Group {
  isOptional?: 1;
  repeats?: 1;
  isKept?: 1;
}

export type PhraseNode =
  | "*"
  | "#"
  | "..."
  | ({ words: Forms } & Group)
  | ({ choice: readonly (readonly PhraseNode[])[] } & Group)
  | ({ list: string } & Group);

export interface CompiledPhrase {
  rule: number;
  nodes: readonly PhraseNode[];
}

export interface CompiledList {
  /** Anchors of possible first words; null for any. */
  first: readonly Anchor[] | null;
  isEmpty: boolean;
  phrases: readonly (readonly PhraseNode[])[];
}

/** A condition on the text around a match. */
export interface CompiledCondition {
  phrases: readonly (readonly PhraseNode[])[];
  place: "before" | "at the start" | "after";
  isWanted: boolean;
}
