import {
  closerOf,
  onOneLine,
  type PhraseLists,
  sourceOfList,
  splitOutside,
} from "./phrase-notation.ts";

/** A whole word and a space, or the first letters of words. */
type Anchor = string;

// Letters by which words are known that go on in several ways.
const MOST_LETTERS = 5;
const RUN = /[a-z\d]+/g;
const WHOLE_WORD = /^[a-z\d]+$/;

/** Every anchor that a word answers to. */
export function anchorsOfWord(word: string): Anchor[] {
  const anchors = [`${word} `];
  for (let end = 1; end <= Math.min(MOST_LETTERS, word.length); end += 1) {
    anchors.push(word.slice(0, end));
  }
  return anchors;
}

type Anchors = ReadonlySet<Anchor> | "any" | "none";

/** Finds by which words a phrase in the notation of `phrase-notation.ts` is known, without reading it. */
export class AnchorFinder {
  private readonly lists: PhraseLists;
  private readonly ofLists = new Map<string, Anchors>();

  constructor(lists: PhraseLists) {
    this.lists = lists;
  }

  /** The anchors of which a text must have one, to have the phrase; null where any text may have it. */
  anchorsOf(phrase: string): ReadonlySet<Anchor> | null {
    const anchors = this.ofPhrase(phrase);
    return typeof anchors === "string" ? null : anchors;
  }

  /** Of each piece that must be there, the anchors of which a text must have one. */
  allAnchorsOf(phrase: string): ReadonlySet<Anchor>[] {
    return splitOutside(phrase, " ").flatMap((piece) => {
      const anchors = this.ofPiece(piece);
      return typeof anchors === "string" ? [] : [anchors];
    });
  }

  // Of the last piece that must be there: the noun says more than the words before it.
  private ofPhrase(phrase: string): Anchors {
    for (const piece of splitOutside(phrase, " ").reverse()) {
      const anchors = this.ofPiece(piece);
      if (anchors !== "none") return anchors;
    }
    return "any";
  }

  // "none" of a piece that may be missing, or may be any word.
  private ofPiece(piece: string): Anchors {
    if (piece === "" || piece === "*" || piece === "..." || piece === "#") return "none";
    if (WHOLE_WORD.test(piece)) return new Set([`${piece} `]);
    if (piece.endsWith("]*")) return "none";
    if (closerOf(piece, 0) !== piece.length - 1) return ofSpelling(piece);
    const inner = piece.slice(1, -1);
    if (piece.startsWith("[")) return "none";
    if (!piece.startsWith("<")) return this.ofAny(splitOutside(inner, "|"));
    const known = this.ofLists.get(inner);
    if (known) return known;
    const anchors = this.ofAny(splitOutside(onOneLine(sourceOfList(inner, this.lists)), ","));
    this.ofLists.set(inner, anchors);
    return anchors;
  }

  private ofAny(phrases: readonly string[]): Anchors {
    const all = new Set<Anchor>();
    for (const phrase of phrases) {
      const anchors = this.ofPhrase(phrase.trim());
      if (typeof anchors === "string") return "any";
      for (const anchor of anchors) all.add(anchor);
    }
    return all;
  }
}

// Of a word with groups in it: by its first letters, or by those of any part where it opens with a group.
function ofSpelling(piece: string): Anchors {
  const runs = piece.match(RUN) ?? [];
  const first = /^[a-z\d]/.test(piece) ? runs.slice(0, 1) : runs;
  if (first.length === 0 || !/^[a-z\d[({]/.test(piece)) return "any";
  return new Set(first.map((run) => run.slice(0, MOST_LETTERS)));
}
