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
import { hasOneIn } from "./sorted.ts";
import type { Span } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

export interface PhraseMatch<Rule> extends Span {
  rule: Rule;
  /** The text in the phrase's braces, as typed. */
  kept: string;
}

interface ReadPhrase extends CompiledPhrase {
  first: readonly Anchor[] | null;
  /** A text must contain one anchor of each group. */
  needed: readonly (readonly Anchor[])[];
}

const NO_PHRASES: readonly ReadPhrase[] = [];
// A step takes a few milliseconds on a slow phone.
const ANCHORS_OF_STEP = 50;

/**
 * Finds many phrases in one pass over a text. Matches of one rule don't overlap: the earliest wins,
 * then the longest. Phrases are parsed when first needed because most never are.
 */
export class PhraseFinder<Rule> {
  private readonly rules: readonly Rule[];
  private readonly compiled: CompiledPhrases;
  private index: Map<Anchor, string | readonly ReadPhrase[]> | undefined;
  private phrases: (string | ReadPhrase)[] = [];
  private conditions: (string | readonly CompiledCondition[])[] = [];
  private listSources: ReadonlyMap<string, string> | undefined;
  private readonly lists = new Map<string, PhraseList>();

  /** @param compiled the result of `compilePhrases` for these rules, in the same order */
  constructor(rules: readonly Rule[], compiled: CompiledPhrases) {
    this.rules = rules;
    this.compiled = compiled;
  }

  /** Returns the matches of all rules, by start. */
  find(text: string, tokens: readonly Token[] = tokenize(text)): PhraseMatch<Rule>[] {
    const places = placesIn(tokens);
    const possible = this.phrasesFor(places.keys());
    const starts = startsOf(possible, new AnchorPlaces(places), tokens.length);
    const reader = new PhraseReader(tokens, this.list);
    const readUntil = new Map<number, number>();
    const matches: PhraseMatch<Rule>[] = [];
    for (const [index, token] of tokens.entries()) {
      const phrases = starts.get(index);
      if (!phrases) continue;
      for (const [order, { next, kept }] of this.longestAt(reader, phrases, index, readUntil)) {
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

  /** Parses all phrases in short steps, so that the first check doesn't have to wait. */
  *getReady(): Generator<void> {
    const index = (this.index ??= this.readIndex());
    let read = 0;
    for (const anchor of index.keys()) {
      this.phrasesOf(anchor);
      read += 1;
      if (read % ANCHORS_OF_STEP === 0) yield;
    }
  }

  private phrasesFor(anchors: Iterable<Anchor>): ReadonlySet<ReadPhrase> {
    const possible = new Set<ReadPhrase>();
    for (const anchor of anchors) {
      for (const phrase of this.phrasesOf(anchor)) possible.add(phrase);
    }
    return possible;
  }

  private phrasesOf(anchor: Anchor): readonly ReadPhrase[] {
    const index = (this.index ??= this.readIndex());
    const known = index.get(anchor) ?? NO_PHRASES;
    if (typeof known === "object") return known;
    const phrases = known.split(" ").map((place) => this.phraseAt(Number(place)));
    index.set(anchor, phrases);
    return phrases;
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

  private phraseAt(place: number): ReadPhrase {
    const known = this.phrases[place];
    if (typeof known === "object") return known;
    const { rule, nodes } = JSON.parse(known ?? "{}") as CompiledPhrase;
    const needed = neededAnchorsOf(nodes, this.list);
    const phrase = { rule, nodes, first: firstAnchorsOf(nodes, this.list), needed };
    this.phrases[place] = phrase;
    return phrase;
  }

  private longestAt(
    reader: PhraseReader,
    phrases: readonly ReadPhrase[],
    index: number,
    readUntil: ReadonlyMap<number, number>,
  ): readonly [order: number, Reading][] {
    const longest = new Map<number, Reading>();
    for (const { rule, nodes } of phrases) {
      if ((readUntil.get(rule) ?? 0) > index) continue;
      for (const reading of reader.readAt(nodes, index)) {
        const isLonger = reading.next > (longest.get(rule)?.next ?? index);
        if (isLonger && this.fits(rule, reader, index, reading.next)) longest.set(rule, reading);
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
  for (let from = start - 1; from >= Math.max(0, start - MAX_TOKENS_BEFORE); from -= 1) {
    if (reader.readAt(phrase, from).some(({ next }) => next === start)) return true;
  }
  return false;
}

const MAX_TOKENS_BEFORE = 4;

type Places = ReadonlyMap<Anchor, readonly number[]>;

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

// Maps each token to the phrases that can begin there. Checking the required words first skips most
// phrases.
function startsOf(
  phrases: Iterable<ReadPhrase>,
  places: AnchorPlaces,
  tokens: number,
): ReadonlyMap<number, readonly ReadPhrase[]> {
  const starts = new Map<number, ReadPhrase[]>();
  const everywhere = Array.from({ length: tokens }, (_, at) => at);
  for (const phrase of phrases) {
    if (!phrase.needed.every((anchors) => places.of(anchors).length > 0)) continue;
    for (const at of phrase.first ? places.of(phrase.first) : everywhere) {
      if (!phrase.needed.every((anchors) => places.hasOneFrom(anchors, at))) continue;
      const others = starts.get(at);
      if (others) others.push(phrase);
      else starts.set(at, [phrase]);
    }
  }
  return starts;
}

// The most tokens from a phrase's first word to its last required word.
const LONGEST = 20;

// Caches the positions of anchor groups, which are looked up repeatedly.
class AnchorPlaces {
  private readonly places: Places;
  private readonly known = new Map<readonly Anchor[], readonly number[]>();

  constructor(places: Places) {
    this.places = places;
  }

  of(anchors: readonly Anchor[]): readonly number[] {
    const known = this.known.get(anchors);
    if (known) return known;
    const all: number[] = [];
    for (const anchor of anchors) {
      for (const place of this.places.get(anchor) ?? NOWHERE) all.push(place);
    }
    if (anchors.length > 1) all.sort((a, b) => a - b);
    this.known.set(anchors, all);
    return all;
  }

  hasOneFrom(anchors: readonly Anchor[], at: number): boolean {
    return hasOneIn(this.of(anchors), at, at + LONGEST);
  }
}

const NOWHERE: readonly number[] = [];
