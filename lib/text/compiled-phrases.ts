/**
 * Phrases as `compile-phrases.ts` makes them of their notation, so that no page parses it. All of it
 * is text, read bit by bit when a typed text first has a word that a phrase needs.
 */
export interface CompiledPhrases {
  /** A line to each phrase: a `CompiledPhrase` as JSON. */
  phrases: string;
  /** A line to each anchor, with the places of the phrases that need it: "pool 3 17". */
  index: string;
  /** A line to each rule: `CompiledCondition`s as JSON, or nothing. */
  conditions: string;
  /** A line to each list: its name, a tab, and a `CompiledList` as JSON. */
  lists: string;
  /** The words that the phrases spell out, in lower case. */
  words: string;
}

/**
 * By what a word is looked up: the word itself, or its first letters and "*" for those that may go
 * on; nothing for any word.
 */
export type Anchor = string;
export const ANY_WORD: Anchor = "";
export const ANCHOR_LETTERS = 4;

export const openAnchorOf = (word: string): Anchor => `${word.slice(0, ANCHOR_LETTERS)}*`;

/**
 * A word or mark: "pool" is that word, "renovat*" one that begins so, "*" any. A leading "_" says
 * that neither white space nor a hyphen stands before it.
 */
export type PhraseWord = string;

/** Words in a row, by the first of them, or by ANY_WORD where it is not the whole word. 1: no others. */
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
  /** The place of its rule among the rules. */
  rule: number;
  nodes: readonly PhraseNode[];
}

/** A list that phrases name. */
export interface CompiledList {
  /** Anchors of the words that its phrases may begin with; null for any. */
  first: readonly Anchor[] | null;
  /** Nothing may stand in its place. */
  isEmpty: boolean;
  phrases: readonly (readonly PhraseNode[])[];
}

/** What must, or must not, stand around a match of a rule. */
export interface CompiledCondition {
  phrases: readonly (readonly PhraseNode[])[];
  place: "before" | "at the start" | "after";
  isWanted: boolean;
}
