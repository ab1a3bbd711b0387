import {
  ANCHOR_LETTERS,
  type Anchor,
  ANY_WORD,
  type CompiledCondition,
  type CompiledList,
  type CompiledPhrase,
  type CompiledPhrases,
  openAnchorOf,
  type PhraseNode,
} from "./compiled-phrases.ts";
import { firstAnchorsOf, neededAnchorsOf } from "./phrase-anchors.ts";
import { type ListReader, type PhraseList, PhraseReader, type Reading } from "./phrase-reader.ts";
import type { Span } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

export interface PhraseMatch<Rule> extends Span {
  rule: Rule;
  /** What stands in the braces of the phrase, as typed. */
  kept: string;
}

interface ReadPhrase extends CompiledPhrase {
  /** Of each of these a text must have one, to have the phrase. */
  needed: readonly (readonly Anchor[])[];
}

/**
 * Finds many phrases in one pass over the words of a text: the phrases are kept by their first word.
 * Of one rule, matches don't overlap: the first counts, and of those at one place the longest.
 * A phrase is read when a text first has a word that it needs: most never are.
 */
export class PhraseFinder<Rule> {
  private readonly rules: readonly Rule[];
  private readonly compiled: CompiledPhrases;
  private readonly byFirstWord = new Map<Anchor, ReadPhrase[]>();
  private unread: Map<Anchor, string> | undefined;
  private phrases: (string | null)[] = [];
  private conditions: (string | readonly CompiledCondition[])[] = [];
  private listSources: ReadonlyMap<string, string> | undefined;
  private readonly lists = new Map<string, PhraseList>();

  /** @param compiled what `compilePhrases` makes of these rules, in this order */
  constructor(rules: readonly Rule[], compiled: CompiledPhrases) {
    this.rules = rules;
    this.compiled = compiled;
  }

  /** The matches of every rule, in the order of their starts. */
  find(text: string, tokens: readonly Token[] = tokenize(text)): PhraseMatch<Rule>[] {
    const places = placesIn(tokens);
    this.readFor(places.keys());
    const isPossible = possibleWith(places);
    const reader = new PhraseReader(tokens, this.list);
    const readUntil = new Map<number, number>();
    const matches: PhraseMatch<Rule>[] = [];
    for (const [index, token] of tokens.entries()) {
      for (const [order, { next, kept }] of this.longestAt(
        reader,
        token,
        index,
        readUntil,
        isPossible,
      )) {
        const rule = this.rules[order];
        if (!rule) continue;
        readUntil.set(order, next);
        matches.push({
          rule,
          start: token.start,
          end: tokens[next - 1]?.end ?? token.end,
          kept: kept ? text.slice(kept.start, kept.end) : "",
        });
      }
    }
    return matches;
  }

  // Reads the phrases that a text may have, by the words in it.
  private readFor(anchors: Iterable<Anchor>): void {
    const unread = (this.unread ??= this.readIndex());
    for (const anchor of anchors) {
      const places = unread.get(anchor);
      if (places === undefined) continue;
      unread.delete(anchor);
      for (const place of places.split(" ")) this.read(Number(place));
    }
  }

  private readIndex(): Map<Anchor, string> {
    this.phrases = this.compiled.phrases.split("\n");
    this.conditions = this.compiled.conditions.split("\n");
    const index = new Map<Anchor, string>();
    for (const line of this.compiled.index.split("\n")) {
      const end = line.indexOf(" ");
      index.set(line.slice(0, end), line.slice(end + 1));
    }
    return index;
  }

  private read(place: number): void {
    const source = this.phrases[place];
    if (!source) return;
    this.phrases[place] = null;
    const { rule, nodes } = JSON.parse(source) as CompiledPhrase;
    const phrase = { rule, nodes, needed: neededAnchorsOf(nodes, this.list) };
    for (const first of new Set(firstAnchorsOf(nodes, this.list) ?? [ANY_WORD])) {
      const others = this.byFirstWord.get(first);
      if (others) others.push(phrase);
      else this.byFirstWord.set(first, [phrase]);
    }
  }

  private longestAt(
    reader: PhraseReader,
    { text: word }: Token,
    index: number,
    readUntil: ReadonlyMap<number, number>,
    isPossible: (phrase: ReadPhrase, at: number) => boolean,
  ): readonly [order: number, Reading][] {
    const longest = new Map<number, Reading>();
    for (const first of [word, openAnchorOf(word), ANY_WORD]) {
      for (const phrase of this.byFirstWord.get(first) ?? []) {
        const { rule, nodes } = phrase;
        if ((readUntil.get(rule) ?? 0) > index || !isPossible(phrase, index)) continue;
        for (const reading of reader.readAt(nodes, index)) {
          const isLonger = reading.next > (longest.get(rule)?.next ?? index);
          if (isLonger && this.fits(rule, reader, index, reading.next)) longest.set(rule, reading);
        }
      }
    }
    return longest.size > 1 ? [...longest].sort(([a], [b]) => a - b) : [...longest];
  }

  private readonly list: ListReader = (name) => {
    this.listSources ??= new Map(
      this.compiled.lists.split("\n").map((line) => {
        const end = line.indexOf("\t");
        return [line.slice(0, end), line.slice(end + 1)];
      }),
    );
    const known = this.lists.get(name);
    if (known) return known;
    const compiled = JSON.parse(this.listSources.get(name) ?? "{}") as CompiledList;
    const list = { ...compiled, firstSet: compiled.first && new Set(compiled.first) };
    this.lists.set(name, list);
    return list;
  };

  private conditionsOf(rule: number): readonly CompiledCondition[] {
    const source = this.conditions[rule] ?? "";
    if (typeof source !== "string") return source;
    const conditions = source ? (JSON.parse(source) as CompiledCondition[]) : [];
    this.conditions[rule] = conditions;
    return conditions;
  }

  private fits(rule: number, reader: PhraseReader, start: number, next: number): boolean {
    return this.conditionsOf(rule).every(({ phrases, place, isWanted }) => {
      const isThere = phrases.some((phrase) => {
        if (place === "before") return endsBefore(phrase, reader, start);
        return reader.readAt(phrase, place === "after" ? next : start).length > 0;
      });
      return isThere === isWanted;
    });
  }
}

function endsBefore(phrase: readonly PhraseNode[], reader: PhraseReader, start: number): boolean {
  for (let from = start - 1; from >= Math.max(0, start - MOST_TOKENS_BEFORE); from -= 1) {
    if (reader.readAt(phrase, from).some(({ next }) => next === start)) return true;
  }
  return false;
}

// Tokens that what stands before a match may have.
const MOST_TOKENS_BEFORE = 4;

type Places = ReadonlyMap<Anchor, readonly number[]>;

// Where each anchor stands among the tokens.
function placesIn(tokens: readonly Token[]): Places {
  const places = new Map<Anchor, number[]>([[ANY_WORD, []]]);
  const add = (anchor: Anchor, at: number) => {
    const known = places.get(anchor);
    if (known) known.push(at);
    else places.set(anchor, [at]);
  };
  for (const [at, { text }] of tokens.entries()) {
    add(text, at);
    if (text.length >= ANCHOR_LETTERS) add(openAnchorOf(text), at);
  }
  return places;
}

// Tokens from the first of a phrase to the last that it needs.
const LONGEST = 20;

// Tells whether a phrase can begin at a token: what it needs must follow soon, and mostly does not.
function possibleWith(places: Places): (phrase: ReadPhrase, at: number) => boolean {
  const known = new Map<ReadPhrase, readonly (readonly number[])[]>();
  const placesOf = (phrase: ReadPhrase) => {
    let found = known.get(phrase);
    if (!found) known.set(phrase, (found = phrase.needed.map((each) => placesOfAny(each, places))));
    return found;
  };
  return (phrase, at) => {
    for (const needed of placesOf(phrase)) if (!hasOneFrom(needed, at)) return false;
    return true;
  };
}

function placesOfAny(anchors: readonly Anchor[], places: Places): number[] {
  const all: number[] = [];
  for (const anchor of anchors) {
    for (const place of places.get(anchor) ?? NOWHERE) all.push(place);
  }
  return all;
}

const NOWHERE: readonly number[] = [];

function hasOneFrom(places: readonly number[], at: number): boolean {
  for (const place of places) if (place >= at && place < at + LONGEST) return true;
  return false;
}
