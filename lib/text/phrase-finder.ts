import {
  ANCHOR_LETTERS,
  type Anchor,
  ANY_WORD,
  type CompiledCondition,
  type CompiledPhrase,
  type CompiledPhrases,
  openAnchorOf,
  type PhraseNode,
} from "./compiled-phrases.ts";
import { type ListReader, type Reading, readPhrase } from "./phrase-reader.ts";
import type { Span } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

export interface PhraseMatch<Rule> extends Span {
  rule: Rule;
  /** What stands in the braces of the phrase, as typed. */
  kept: string;
}

type Phrases = readonly (readonly PhraseNode[])[];

/**
 * Finds many phrases in one pass over the words of a text: the phrases are kept by their first word.
 * Of one rule, matches don't overlap: the first counts, and of those at one place the longest.
 * A phrase is read when a text first has a word that it needs: most never are.
 */
export class PhraseFinder<Rule> {
  private readonly rules: readonly Rule[];
  private readonly compiled: CompiledPhrases;
  private readonly byFirstWord = new Map<Anchor, CompiledPhrase[]>();
  private unread: Map<Anchor, string> | undefined;
  private phrases: (string | null)[] = [];
  private conditions: (string | readonly CompiledCondition[])[] = [];
  private listSources: ReadonlyMap<string, string> | undefined;
  private readonly lists = new Map<string, Phrases>();

  /** @param compiled what `compilePhrases` makes of these rules, in this order */
  constructor(rules: readonly Rule[], compiled: CompiledPhrases) {
    this.rules = rules;
    this.compiled = compiled;
  }

  /** The matches of every rule, in the order of their starts. */
  find(text: string, tokens: readonly Token[] = tokenize(text)): PhraseMatch<Rule>[] {
    const anchors = anchorsIn(tokens);
    this.readFor(anchors);
    const isPossible = possibleWith(anchors);
    const readUntil = new Map<number, number>();
    const matches: PhraseMatch<Rule>[] = [];
    for (const [index, token] of tokens.entries()) {
      for (const [order, { next, kept }] of this.longestAt(tokens, index, readUntil, isPossible)) {
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
  private readFor(anchors: ReadonlySet<Anchor>): void {
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
    const phrase = JSON.parse(source) as CompiledPhrase;
    for (const first of phrase.first) {
      const others = this.byFirstWord.get(first);
      if (others) others.push(phrase);
      else this.byFirstWord.set(first, [phrase]);
    }
  }

  private longestAt(
    tokens: readonly Token[],
    index: number,
    readUntil: ReadonlyMap<number, number>,
    isPossible: (phrase: CompiledPhrase) => boolean,
  ): readonly [order: number, Reading][] {
    const longest = new Map<number, Reading>();
    const word = tokens[index]?.text ?? "";
    for (const first of [word, openAnchorOf(word), ANY_WORD]) {
      for (const phrase of this.byFirstWord.get(first) ?? []) {
        const { rule, nodes } = phrase;
        if ((readUntil.get(rule) ?? 0) > index || !isPossible(phrase)) continue;
        for (const reading of readPhrase(nodes, tokens, index, this.list)) {
          const isLonger = reading.next > (longest.get(rule)?.next ?? index);
          if (isLonger && this.fits(rule, tokens, index, reading.next)) longest.set(rule, reading);
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
    const phrases = JSON.parse(this.listSources.get(name) ?? "[]") as Phrases;
    this.lists.set(name, phrases);
    return phrases;
  };

  private conditionsOf(rule: number): readonly CompiledCondition[] {
    const source = this.conditions[rule] ?? "";
    if (typeof source !== "string") return source;
    const conditions = source ? (JSON.parse(source) as CompiledCondition[]) : [];
    this.conditions[rule] = conditions;
    return conditions;
  }

  private fits(rule: number, tokens: readonly Token[], start: number, next: number): boolean {
    return this.conditionsOf(rule).every(({ phrases, place, isWanted }) => {
      const isThere = phrases.some((phrase) => {
        if (place === "before") return this.endsBefore(phrase, tokens, start);
        return readPhrase(phrase, tokens, place === "after" ? next : start, this.list).length > 0;
      });
      return isThere === isWanted;
    });
  }

  private endsBefore(
    phrase: readonly PhraseNode[],
    tokens: readonly Token[],
    start: number,
  ): boolean {
    for (let from = start - 1; from >= Math.max(0, start - MOST_TOKENS_BEFORE); from -= 1) {
      const readings = readPhrase(phrase, tokens, from, this.list);
      if (readings.some(({ next }) => next === start)) return true;
    }
    return false;
  }
}

// Tokens that what stands before a match may have.
const MOST_TOKENS_BEFORE = 4;

function anchorsIn(tokens: readonly Token[]): Set<Anchor> {
  const anchors = new Set([ANY_WORD]);
  for (const { text } of tokens) {
    anchors.add(text);
    if (text.length >= ANCHOR_LETTERS) anchors.add(openAnchorOf(text));
  }
  return anchors;
}

// Tells whether a text with these anchors can have a phrase at all: most it cannot.
function possibleWith(anchors: ReadonlySet<Anchor>): (phrase: CompiledPhrase) => boolean {
  const known = new Map<CompiledPhrase, boolean>();
  return (phrase) => {
    const isKnown = known.get(phrase);
    if (isKnown !== undefined) return isKnown;
    const isPossible = phrase.needed.every((needed) => needed.some((each) => anchors.has(each)));
    known.set(phrase, isPossible);
    return isPossible;
  };
}
