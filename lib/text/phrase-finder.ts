import {
  type Phrase,
  type PhraseLists,
  type PhraseNode,
  type PhraseWord,
  MOST_REPEATS,
  parsePhrases,
  wordsOf,
} from "./phrase-notation.ts";
import type { Span } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

/** Phrases to look for, in the notation of `phrase-notation.ts`. */
export interface PhraseRule {
  phrases: string;
  /** No match that begins with one of these. */
  except?: string;
  /** No match where one of these follows at once. */
  notBefore?: string;
  /** No match where one of these stands right before it. */
  notAfter?: string;
  /** A match only where one of these follows at once. */
  onlyBefore?: string;
  /** A match only where one of these stands right before it. */
  onlyAfter?: string;
}

export interface PhraseMatch<Rule> extends Span {
  rule: Rule;
  /** What stands in the braces of the phrase, as typed. */
  kept: string;
}

interface Condition {
  phrases: readonly Phrase[];
  /** Where they stand, or must not stand. */
  place: "before" | "at the start" | "after";
  isWanted: boolean;
}

interface ParsedRule<Rule> {
  rule: Rule;
  conditions: readonly Condition[];
}

/** A way to read a phrase from one token on. */
interface Reading {
  /** The token after it. */
  next: number;
  kept: Span | null;
}

/**
 * Finds many phrases in one pass over the words of a text: the phrases are kept by their first word.
 * Of one rule, matches don't overlap: the first counts, and of those at one place the longest.
 */
export class PhraseFinder<Rule extends PhraseRule> {
  private readonly byFirstWord = new Map<string, { parsed: ParsedRule<Rule>; phrase: Phrase }[]>();
  private readonly words: ReadonlySet<string>;

  constructor(rules: readonly Rule[], lists: PhraseLists = {}) {
    const words = new Set<string>();
    for (const rule of rules) {
      const parsed = { rule, conditions: conditionsOf(rule, lists) };
      for (const phrase of parsePhrases(rule.phrases, lists)) {
        for (const first of firstWords(phrase)) {
          const entries = this.byFirstWord.get(first);
          if (entries) entries.push({ parsed, phrase });
          else this.byFirstWord.set(first, [{ parsed, phrase }]);
        }
        for (const word of wordsOf(phrase)) words.add(word);
      }
    }
    this.words = words;
  }

  /** The words that the phrases spell out, in lower case. */
  vocabulary(): ReadonlySet<string> {
    return this.words;
  }

  /** The matches of every rule, in the order of their starts. */
  find(text: string): PhraseMatch<Rule>[] {
    const tokens = tokenize(text);
    const taken = new Map<ParsedRule<Rule>, number>();
    const matches: PhraseMatch<Rule>[] = [];
    for (const [index, token] of tokens.entries()) {
      for (const [parsed, { next, kept }] of this.longestAt(tokens, index, taken)) {
        const end = tokens[next - 1]?.end ?? token.end;
        taken.set(parsed, next);
        matches.push({
          rule: parsed.rule,
          start: token.start,
          end,
          kept: kept ? text.slice(kept.start, kept.end) : "",
        });
      }
    }
    return matches;
  }

  private longestAt(
    tokens: readonly Token[],
    index: number,
    taken: ReadonlyMap<ParsedRule<Rule>, number>,
  ): Map<ParsedRule<Rule>, Reading> {
    const longest = new Map<ParsedRule<Rule>, Reading>();
    for (const first of [tokens[index]?.text ?? "", ANY_WORD]) {
      for (const { parsed, phrase } of this.byFirstWord.get(first) ?? []) {
        if ((taken.get(parsed) ?? 0) > index) continue;
        for (const reading of readPhrase(phrase, tokens, index)) {
          const isLonger = reading.next > (longest.get(parsed)?.next ?? index);
          if (isLonger && fits(parsed, tokens, index, reading.next)) longest.set(parsed, reading);
        }
      }
    }
    return longest;
  }
}

/** In the place of a first word: the phrase may begin with any. */
const ANY_WORD = "";

function firstWords(phrase: Phrase): Set<string> {
  const words = new Set<string>();
  for (const node of phrase) {
    if (node.kind === "choice") {
      for (const option of node.options) for (const word of firstWords(option)) words.add(word);
      if (canBeEmpty(node)) continue;
    } else if (node.kind === "words") {
      for (const [word] of node.forms) words.add(word && !word.isPrefix ? word.text : ANY_WORD);
    } else words.add(ANY_WORD);
    break;
  }
  return words;
}

function canBeEmpty(node: PhraseNode): boolean {
  if (node.kind !== "choice") return false;
  return node.isOptional || node.options.some((option) => option.every(canBeEmpty));
}

function conditionsOf(rule: PhraseRule, lists: PhraseLists): Condition[] {
  const { except, notBefore, notAfter, onlyBefore, onlyAfter } = rule;
  const condition = (
    source: string | undefined,
    place: Condition["place"],
    isWanted: boolean,
  ): Condition[] =>
    source === undefined ? [] : [{ phrases: parsePhrases(source, lists), place, isWanted }];
  return [
    ...condition(except, "at the start", false),
    ...condition(notBefore, "after", false),
    ...condition(onlyBefore, "after", true),
    ...condition(notAfter, "before", false),
    ...condition(onlyAfter, "before", true),
  ];
}

/** Tokens that what stands before a match may have. */
const MOST_TOKENS_BEFORE = 4;

function fits(
  { conditions }: ParsedRule<PhraseRule>,
  tokens: readonly Token[],
  start: number,
  next: number,
): boolean {
  return conditions.every(({ phrases, place, isWanted }) => {
    const isThere = phrases.some((phrase) => {
      if (place === "before") return endsBefore(phrase, tokens, start);
      return readPhrase(phrase, tokens, place === "after" ? next : start).length > 0;
    });
    return isThere === isWanted;
  });
}

function endsBefore(phrase: Phrase, tokens: readonly Token[], start: number): boolean {
  for (let from = start - 1; from >= Math.max(0, start - MOST_TOKENS_BEFORE); from -= 1) {
    if (readPhrase(phrase, tokens, from).some(({ next }) => next === start)) return true;
  }
  return false;
}

function readPhrase(phrase: Phrase, tokens: readonly Token[], from: number): Reading[] {
  return readSequence(phrase, tokens, [{ next: from, kept: null }], from);
}

function readSequence(
  phrase: Phrase,
  tokens: readonly Token[],
  readings: Reading[],
  from: number,
): Reading[] {
  let ways = readings;
  for (const node of phrase) {
    if (ways.length === 0) return ways;
    ways = ways.flatMap((reading) => readNode(node, tokens, reading, from));
  }
  return ways;
}

function readNode(
  node: PhraseNode,
  tokens: readonly Token[],
  reading: Reading,
  from: number,
): Reading[] {
  const { next, kept } = reading;
  switch (node.kind) {
    case "words":
      return node.forms
        .filter((form) => isFormAt(form, tokens, next, next === from))
        .map((form) => ({ next: next + form.length, kept }));
    case "any word":
      return endsOfWord(tokens, next).map((end) => ({ next: end, kept }));
    case "number":
      return endsOfNumber(tokens, next).map((end) => ({ next: end, kept }));
    case "rest": {
      const end = endOfRest(tokens, next);
      return end > next ? [{ next: end, kept }] : [];
    }
    case "choice":
      return readChoice(node, tokens, reading, from);
  }
}

function readChoice(
  { options, isOptional, repeats, isKept }: Extract<PhraseNode, { kind: "choice" }>,
  tokens: readonly Token[],
  reading: Reading,
  from: number,
): Reading[] {
  const found = new Map<number, Reading>();
  if (isOptional) found.set(reading.next, reading);
  let last = [reading];
  for (let time = 0; time < (repeats ? MOST_REPEATS : 1) && last.length > 0; time += 1) {
    last = options
      .flatMap((option) => readSequence(option, tokens, last, from))
      .filter(({ next }) => !found.has(next));
    for (const way of last) {
      const start = tokens[reading.next]?.start ?? 0;
      const kept = isKept ? { start, end: tokens[way.next - 1]?.end ?? start } : way.kept;
      found.set(way.next, { next: way.next, kept });
    }
  }
  return [...found.values()];
}

function isFormAt(
  form: readonly PhraseWord[],
  tokens: readonly Token[],
  at: number,
  opensPhrase: boolean,
): boolean {
  return form.every(({ text, isPrefix, isApart }, index) => {
    const token = tokens[at + index];
    if (!token) return false;
    if (token.isApart !== isApart && !(opensPhrase && index === 0)) return false;
    if (text === "") return token.isWord;
    return isPrefix ? token.text.startsWith(text) : token.text === text;
  });
}

/** Where a word may end, with as much of what hyphens join to it as one likes. */
function endsOfWord(tokens: readonly Token[], at: number): number[] {
  if (!tokens[at]?.isWord) return [];
  const ends = [at + 1];
  for (let next = at + 1; tokens[next]?.isWord && tokens[next]?.isHyphenated; next += 1) {
    ends.push(next + 1);
  }
  return ends;
}

/** Where a number in figures may end: "$450,000", "1.5". */
function endsOfNumber(tokens: readonly Token[], at: number): number[] {
  let next = tokens[at]?.text === "$" ? at + 1 : at;
  if (!/^\d+k?$/.test(tokens[next]?.text ?? "")) return [];
  next += 1;
  while (/^[.,]$/.test(tokens[next]?.text ?? "") && isGluedFigure(tokens[next + 1])) next += 2;
  return [next];
}

function isGluedFigure(token: Token | undefined): boolean {
  return token !== undefined && !token.isApart && /^\d+k?$/.test(token.text);
}

function endOfRest(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < tokens.length && !/^[.,;!?]$/.test(tokens[next]?.text ?? "")) next += 1;
  return next;
}
