import { AnchorFinder, anchorsOfWord } from "./phrase-anchors.ts";
import {
  onOneLine,
  type Phrase,
  type PhraseLists,
  PhraseParser,
  splitOutside,
  wordsOf,
} from "./phrase-notation.ts";
import { type Reading, readPhrase } from "./phrase-reader.ts";
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
  /** Among the rules. */
  order: number;
  /** Read with the first of its phrases. */
  conditions: readonly Condition[] | null;
}

interface UnreadPhrase<Rule> {
  parsed: ParsedRule<Rule>;
  source: string;
  needed: readonly ReadonlySet<string>[] | null;
  isRead: boolean;
}

// In the place of a first word: the phrase may begin with any.
const ANY_WORD = "";

/**
 * Finds many phrases in one pass over the words of a text: the phrases are kept by their first word.
 * Of one rule, matches don't overlap: the first counts, and of those at one place the longest.
 * A phrase is read when a text first has a word that it needs: most never are.
 */
export class PhraseFinder<Rule extends PhraseRule> {
  private readonly byFirstWord = new Map<string, { parsed: ParsedRule<Rule>; phrase: Phrase }[]>();
  private readonly unread = new Map<string, UnreadPhrase<Rule>[]>();
  private readonly parser: PhraseParser;
  private readonly anchors: AnchorFinder;
  private readonly rules: readonly Rule[];
  private readonly lists: PhraseLists;

  constructor(rules: readonly Rule[], lists: PhraseLists = {}) {
    this.parser = new PhraseParser(lists);
    this.anchors = new AnchorFinder(lists);
    this.rules = rules;
    this.lists = lists;
    for (const [order, rule] of rules.entries()) {
      const parsed = { rule, order, conditions: null };
      for (const source of splitOutside(onOneLine(rule.phrases), ",")) {
        const unread = { parsed, source, needed: null, isRead: false };
        for (const anchor of this.anchors.anchorsOf(source) ?? [ANY_WORD]) {
          const entries = this.unread.get(anchor);
          if (entries) entries.push(unread);
          else this.unread.set(anchor, [unread]);
        }
      }
    }
  }

  /**
   * The words that the phrases spell out, in lower case.
   * @param least letters that a word has
   */
  vocabulary(least = 1): ReadonlySet<string> {
    const sources = [...this.rules.map(({ phrases }) => phrases), ...Object.values(this.lists)];
    return new Set(sources.flatMap((source) => wordsOf(source, least)));
  }

  // Reads the phrases that a text may have, by the words in it.
  private readFor(words: ReadonlySet<string>): void {
    const present = new Set([ANY_WORD, ...[...words].flatMap(anchorsOfWord)]);
    for (const anchor of present) {
      const entries = this.unread.get(anchor);
      if (!entries) continue;
      const left = entries.filter((unread) => !this.readIfNeeded(unread, present));
      if (left.length > 0) this.unread.set(anchor, left);
      else this.unread.delete(anchor);
    }
  }

  private readIfNeeded(unread: UnreadPhrase<Rule>, present: ReadonlySet<string>): boolean {
    if (unread.isRead) return true;
    unread.needed ??= this.anchors.allAnchorsOf(unread.source);
    if (!unread.needed.every((needed) => hasAny(present, needed))) return false;
    unread.isRead = true;
    this.read(unread);
    return true;
  }

  private read({ parsed, source }: UnreadPhrase<Rule>): void {
    parsed.conditions ??= conditionsOf(parsed.rule, this.parser);
    const phrase = this.parser.parsePhrase(source);
    for (const first of phrase.firstWords ?? [ANY_WORD]) {
      const entries = this.byFirstWord.get(first);
      if (entries) entries.push({ parsed, phrase });
      else this.byFirstWord.set(first, [{ parsed, phrase }]);
    }
  }

  /** The matches of every rule, in the order of their starts. */
  find(text: string): PhraseMatch<Rule>[] {
    const tokens = tokenize(text);
    const words = new Set(tokens.map((token) => token.text));
    this.readFor(words);
    const isPossible = possibleIn(words);
    const readUntil = new Map<ParsedRule<Rule>, number>();
    const matches: PhraseMatch<Rule>[] = [];
    for (const [index, token] of tokens.entries()) {
      for (const [parsed, { next, kept }] of this.longestAt(tokens, index, readUntil, isPossible)) {
        const end = tokens[next - 1]?.end ?? token.end;
        readUntil.set(parsed, next);
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
    readUntil: ReadonlyMap<ParsedRule<Rule>, number>,
    isPossible: (phrase: Phrase) => boolean,
  ): [ParsedRule<Rule>, Reading][] {
    const longest = new Map<ParsedRule<Rule>, Reading>();
    for (const first of [tokens[index]?.text ?? "", ANY_WORD]) {
      for (const { parsed, phrase } of this.byFirstWord.get(first) ?? []) {
        if ((readUntil.get(parsed) ?? 0) > index || !isPossible(phrase)) continue;
        for (const reading of readPhrase(phrase, tokens, index)) {
          const isLonger = reading.next > (longest.get(parsed)?.next ?? index);
          if (isLonger && fits(parsed, tokens, index, reading.next)) longest.set(parsed, reading);
        }
      }
    }
    return [...longest].sort(([a], [b]) => a.order - b.order);
  }
}

function hasAny(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const word of wanted) if (words.has(word)) return true;
  return false;
}

// Tells whether a text with these tokens can have a phrase at all: most it cannot.
function possibleIn(words: ReadonlySet<string>): (phrase: Phrase) => boolean {
  const known = new Map<Phrase, boolean>();
  return (phrase) => {
    const isPossible = known.get(phrase) ?? phrase.needed.every((needed) => hasAny(words, needed));
    known.set(phrase, isPossible);
    return isPossible;
  };
}

function conditionsOf(rule: PhraseRule, parser: PhraseParser): Condition[] {
  const { except, notBefore, notAfter, onlyBefore, onlyAfter } = rule;
  const condition = (
    source: string | undefined,
    place: Condition["place"],
    isWanted: boolean,
  ): Condition[] =>
    source === undefined ? [] : [{ phrases: parser.parse(source), place, isWanted }];
  return [
    ...condition(except, "at the start", false),
    ...condition(notBefore, "after", false),
    ...condition(onlyBefore, "after", true),
    ...condition(notAfter, "before", false),
    ...condition(onlyAfter, "before", true),
  ];
}

// Tokens that what stands before a match may have.
const MOST_TOKENS_BEFORE = 4;

function fits(
  { conditions }: ParsedRule<PhraseRule>,
  tokens: readonly Token[],
  start: number,
  next: number,
): boolean {
  return (conditions ?? []).every(({ phrases, place, isWanted }) => {
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
