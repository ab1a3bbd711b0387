import { tokenize } from "./tokens.ts";

/**
 * How phrases are written in the product's word lists: parted by commas, on as many lines as one
 * likes. A space stands for white space or a hyphen, and case makes no difference.
 *
 * - `sun [back] deck[s]` may have what stands in brackets: "sun deck", "sun back decks"
 * - `dining (room|area)` has one of the words: "dining room", "dining area"
 * - `[brand|nearly] new` may have one of them: "new", "brand new"
 * - `[very|so]* nice` may have several of them: "nice", "so very nice"
 * - `dish[ ]washer` is one word or two: "dishwasher", "dish washer", "dish-washer"
 * - `<floor>` is any phrase of the list with that name
 * - `*` is any one word, hyphens included, and `renovat*` any word that begins so
 * - `#` is a number in figures, with the dollar sign before it
 * - `...` is all that follows, up to the punctuation
 * - `private {garden|park}` is `private (garden|park)`, and a replacement may keep what is in braces
 */
export type PhraseLists = Readonly<Record<string, string>>;

/** A word or mark of a phrase. */
export interface PhraseWord {
  /** In lower case; empty for any word. */
  text: string;
  isPrefix: boolean;
  /** White space or a hyphen must stand before it. */
  isApart: boolean;
}

export type PhraseNode =
  | {
      kind: "words";
      /** By their first word; under "" those that may begin with others. */
      forms: ReadonlyMap<string, readonly (readonly PhraseWord[])[]>;
    }
  | { kind: "any word" | "number" | "rest" }
  | {
      kind: "choice";
      options: readonly Phrase[];
      isOptional: boolean;
      repeats: boolean;
      isKept: boolean;
    };

export interface Phrase {
  nodes: readonly PhraseNode[];
  /** Null where it may begin with any word. */
  firstWords: ReadonlySet<string> | null;
  canBeEmpty: boolean;
  /** Of each of these a text must have a word, to have the phrase. */
  needed: readonly ReadonlySet<string>[];
}

/** What may stand any number of times does so at most this often. */
export const MOST_REPEATS = 6;

const OPENER = /[([{<]/;

/** Reads the notation, with the lists that it may name. */
export class PhraseParser {
  private readonly lists: PhraseLists;
  private readonly parsedLists = new Map<string, Phrase[]>();
  // The same words stand in many phrases.
  private readonly parsedPieces = new Map<string, PhraseNode>();

  constructor(lists: PhraseLists = {}) {
    this.lists = lists;
  }

  /** @throws {Error} for a bracket without its partner, or a list that is not there */
  parse(source: string): Phrase[] {
    return splitOutside(onOneLine(source), ",").map((phrase) => this.parsePhrase(phrase));
  }

  /** One phrase, on one line. */
  parsePhrase(source: string): Phrase {
    const pieces = splitOutside(source, " ").filter(Boolean);
    const nodes = pieces.map((piece) => this.pieceOf(piece));
    const needed = nodes.flatMap((node) => neededBy(node) ?? []);
    return { nodes, firstWords: firstWordsOf(nodes), canBeEmpty: nodes.every(canBeEmpty), needed };
  }

  private pieceOf(piece: string): PhraseNode {
    const parsed = this.parsedPieces.get(piece) ?? this.parsePiece(piece);
    this.parsedPieces.set(piece, parsed);
    return parsed;
  }

  private parsePiece(piece: string): PhraseNode {
    if (piece === "*") return { kind: "any word" };
    if (piece === "#") return { kind: "number" };
    if (piece === "...") return { kind: "rest" };
    const repeats = piece.endsWith("]*");
    const group = repeats ? piece.slice(0, -1) : piece;
    if (closerOf(group, 0) !== group.length - 1) {
      return { kind: "words", forms: Map.groupBy(expand(piece).map(parseWords), firstWordOf) };
    }
    const inner = group.slice(1, -1);
    return {
      kind: "choice",
      options: group.startsWith("<")
        ? this.parseList(inner)
        : splitOutside(inner, "|").map((option) => this.parsePhrase(option)),
      isOptional: group.startsWith("["),
      repeats,
      isKept: group.startsWith("{"),
    };
  }

  private parseList(name: string): Phrase[] {
    const parsed = this.parsedLists.get(name) ?? this.parse(sourceOfList(name, this.lists));
    this.parsedLists.set(name, parsed);
    return parsed;
  }
}

function firstWordOf([word]: readonly PhraseWord[]): string {
  return word && !word.isPrefix ? word.text : "";
}

function canBeEmpty(node: PhraseNode): boolean {
  if (node.kind !== "choice") return false;
  return node.isOptional || node.options.some((option) => option.canBeEmpty);
}

// The words of which a text must have one; null for any, or none.
function neededBy(node: PhraseNode): ReadonlySet<string> | null {
  return canBeEmpty(node) ? null : firstWordsOf([node]);
}

function firstWordsOf(nodes: readonly PhraseNode[]): ReadonlySet<string> | null {
  const words = new Set<string>();
  for (const node of nodes) {
    const first = firstWordsOfNode(node);
    if (!first) return null;
    for (const word of first) words.add(word);
    if (!canBeEmpty(node)) break;
  }
  return words;
}

function firstWordsOfNode(node: PhraseNode): readonly string[] | null {
  if (node.kind === "words") return node.forms.has("") ? null : [...node.forms.keys()];
  if (node.kind !== "choice") return null;
  const words: string[] = [];
  for (const { firstWords } of node.options) {
    if (!firstWords) return null;
    words.push(...firstWords);
  }
  return words;
}

// Every form of a piece whose groups stand within a word: "pool[s]" is "pool" or "pools".
function expand(source: string): string[] {
  return splitOutside(source, "|").flatMap((option) => {
    const open = option.search(OPENER);
    if (open < 0) return [option];
    const close = closerOf(option, open);
    const parts = expand(option.slice(open + 1, close));
    if (option.charAt(open) === "[") parts.push("");
    const before = option.slice(0, open);
    const rests = expand(option.slice(close + 1));
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
  });
}

const PLAIN_WORD = /^[a-z\d]+$/;

function parseWords(form: string): PhraseWord[] {
  if (PLAIN_WORD.test(form)) return [{ text: form, isPrefix: false, isApart: true }];
  const isPrefix = /\p{L}\*$/u.test(form);
  const words = tokenize((isPrefix ? form.slice(0, -1) : form).replaceAll("*", "_"));
  return words.map(({ text, isApart }, index) => ({
    text: text.replaceAll("_", ""),
    isPrefix: isPrefix && index === words.length - 1,
    isApart,
  }));
}

// 1 for a bracket that opens, -1 for one that closes. By number: this is asked of every character.
const BRACKETS = new Int8Array(128);
for (const opener of "([{<") BRACKETS[opener.charCodeAt(0)] = 1;
for (const closer of ")]}>") BRACKETS[closer.charCodeAt(0)] = -1;

/** Parts a source at a mark that stands outside of all brackets. */
export function splitOutside(source: string, mark: string): string[] {
  const parts: string[] = [];
  const wanted = mark.charCodeAt(0);
  let start = 0;
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charCodeAt(at);
    depth += BRACKETS[letter] ?? 0;
    if (depth === 0 && letter === wanted) {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error(`A bracket does not close in: ${source}`);
  parts.push(source.slice(start));
  return parts;
}

/** Where the bracket that opens at a position closes; -1 where none opens. */
export function closerOf(source: string, open: number): number {
  if (BRACKETS[source.charCodeAt(open)] !== 1) return -1;
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    depth += BRACKETS[source.charCodeAt(at)] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket does not close in: ${source}`);
}

/** A source on one line, as it is parted. */
export const onOneLine = (source: string) =>
  source.replaceAll(/\s+/g, " ").replaceAll("| ", "|").trim();

/** @throws {Error} for a list that is not there */
export function sourceOfList(name: string, lists: PhraseLists): string {
  const source = lists[name];
  if (source === undefined) throw new Error(`No list of phrases has the name "${name}".`);
  return source;
}

// A word, with the groups of letters within it.
const SPELLED = /<[^>]*>|[a-z]+(?:[[({][a-z|]*[\])}][a-z]*)*/g;

/**
 * The words that phrases spell out, in lower case, without those of the lists that they name.
 * @param least letters that a word has
 */
export function wordsOf(source: string, least: number): string[] {
  return (source.match(SPELLED) ?? []).flatMap((word) => {
    if (word.length < least || word.startsWith("<")) return [];
    if (!OPENER.test(word)) return [word];
    return expand(word).filter((form) => form.length >= least);
  });
}
