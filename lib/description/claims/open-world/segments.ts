import words from "#lib/description/words/claim-words.json" with { type: "json" };
import { wordsOf } from "#lib/text/word-list.ts";
import type { NumberSpan } from "#lib/text/numbers.ts";
import type { Token } from "#lib/text/tokens.ts";
import type { Span } from "#lib/text/spans.ts";
import type { Statement } from "../claim.ts";
import { classesOf, isGrammar, type PartOfSpeech, type WordClasses } from "./word-classes.ts";

/** A word of a segment, and what the readers of terms, numbers and names made of it. */
export interface ReadToken extends Token {
  /** What it stands for among its neighbors: itself where it only binds, else its class. */
  symbol: string;
  /** Nothing that was entered bears it out, it is no number, and it doesn't only bind. */
  isOpen: boolean;
  /** None where the dictionary doesn't have it, or where it is not open. */
  classes: WordClasses | null;
  isName: boolean;
  isPurpose: boolean;
  /** A term, a number or a name that nothing bears out: named as a claim whatever else is said. */
  isClaimed: boolean;
}

/** Words that are said together: no longer than a clause. */
export interface Segment extends Span {
  tokens: readonly ReadToken[];
  symbols: readonly string[];
  /** Neighbors within the sentence. */
  before: Segment | null;
  after: Segment | null;
}

/** What a text says, by place: which characters the facts bear out, and which hold a name. */
export interface ReadText {
  tokens: readonly Token[];
  purposes: readonly boolean[];
  numbers: readonly NumberSpan[];
  /** By character: a mark of those below. */
  marks: Uint8Array;
}

export const SUPPORTED = 1;
export const SUPPORTED_NUMBER = 2;
export const UNSUPPORTED = 3;
export const NAME = 4;

/**
 * Marks what was understood, the longest first, and of the rest what is a name.
 *
 * @param isNamed whether a name that nobody entered stands at a word
 */
export function markText(
  length: number,
  understood: readonly Statement[],
  tokens: readonly Token[],
  isNamed: (token: Token) => boolean,
): Uint8Array {
  const marks = new Uint8Array(length + 1);
  for (const { start, end, kind, isSupported } of understood) {
    if (marks.subarray(start, end).some(Boolean)) continue;
    const supported = kind === "number" ? SUPPORTED_NUMBER : SUPPORTED;
    marks.fill(isSupported ? supported : UNSUPPORTED, start, end);
  }
  for (const token of tokens) {
    if (marks[token.start] === 0 && isNamed(token)) marks.fill(NAME, token.start, token.end);
  }
  return marks;
}

const OPENS_SEGMENT: ReadonlySet<string> = new Set(wordsOf(words.opensSegment));
const ARTICLES: ReadonlySet<string> = new Set(wordsOf(words.articles));
const BEFORE_VERBS: ReadonlySet<string> = new Set(wordsOf(words.beforeVerbs));
const ENDS_SEGMENT = /^[.!?…;:,()—–"“”]$/;
const ENDS_SENTENCE = /^[.!?…]$/;
const HIDDEN = /^_+$/;
const PAST_ENDINGS = new Set(["ed", "d", "irregular"]);
const CAN_BE_READ = /^(?:_+|[a-z\d]{1,20}|[.!?…;:,()—–"“”/&+$%#'])$/;
// However many words say it.
const IS_ONE = new Set(["FACT", "COUNT", "PLACE"]);
// Words of a segment before one that opens another.
const MIN_BEFORE_OPENER = 2;

function partOf(classes: WordClasses, previous: string): PartOfSpeech {
  const { ending, verb, usual, afterArticle, afterPronoun } = classes;
  if (ending === "ly") return "r";
  if (verb !== "" && (ending === "ing" || PAST_ENDINGS.has(ending))) return "v";
  if (ARTICLES.has(previous)) return afterArticle;
  return BEFORE_VERBS.has(previous) ? afterPronoun : usual;
}

function classSymbol(classes: WordClasses, previous: string): string {
  const part = partOf(classes, previous);
  if (part === "n") return classes.noun;
  if (part !== "v") return part;
  if (PAST_ENDINGS.has(classes.ending)) return `${classes.verb}+d`;
  return classes.ending === "ing" ? `${classes.verb}+g` : classes.verb;
}

function readToken(token: Token, previous: string, mark: number, isNumber: boolean) {
  const { text, isWord } = token;
  const closed = (symbol: string) => ({ symbol, isOpen: false, classes: null });
  if (HIDDEN.test(text)) return closed("PLACE");
  if (mark === SUPPORTED) return closed("FACT");
  if (mark === SUPPORTED_NUMBER) return closed("COUNT");
  if (!isWord) return closed(text);
  if (isNumber || /^\d/.test(text)) return closed("#");
  if (isGrammar(text)) return closed(text);
  const classes = classesOf(text);
  if (mark === NAME) return { symbol: "NAME", isOpen: true, classes };
  return { symbol: classes ? classSymbol(classes, previous) : "?", isOpen: true, classes };
}

/** The segments of a text with their words read. */
export function readSegments({ tokens, purposes, numbers, marks }: ReadText): Segment[] {
  const segments: Segment[] = [];
  let current: ReadToken[] = [];
  let isFirst = true;
  const end = () => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last && current.some(({ isWord }) => isWord)) {
      const symbols = current
        .map(({ symbol }) => symbol)
        .filter((symbol, at, all) => !IS_ONE.has(symbol) || all[at - 1] !== symbol);
      const before = isFirst ? null : (segments.at(-1) ?? null);
      const segment: Segment = {
        ...{ start: first.start, end: last.end, tokens: current, symbols, before, after: null },
      };
      if (before) before.after = segment;
      segments.push(segment);
      isFirst = false;
    }
    current = [];
  };
  let next = 0;
  for (const [index, token] of tokens.entries()) {
    // An emoji or a bullet says nothing; foreign and endless words can't be judged.
    const mark = marks[token.start] ?? 0;
    if (mark === 0 && !CAN_BE_READ.test(token.text)) continue;
    if (ENDS_SEGMENT.test(token.text)) {
      end();
      if (ENDS_SENTENCE.test(token.text)) isFirst = true;
      continue;
    }
    if (mark === 0 && current.length >= MIN_BEFORE_OPENER && OPENS_SEGMENT.has(token.text)) end();
    while ((numbers[next]?.end ?? Infinity) <= token.start) next += 1;
    const isNumber = (numbers[next]?.start ?? Infinity) <= token.start;
    const read = readToken(token, current.at(-1)?.text ?? "", mark, isNumber);
    const isPurpose = purposes[index] ?? false;
    const isClaimed = mark === UNSUPPORTED;
    current.push({ ...token, ...read, isName: mark === NAME, isPurpose, isClaimed });
  }
  end();
  return segments;
}

// "for" a purpose, which may be anything; after these it tells what the home has.
const NO_PURPOSE: ReadonlySet<string> = new Set(wordsOf(words.afterWhichForIsNoPurpose));
const ENDS_PURPOSE: ReadonlySet<string> = new Set(wordsOf(words.endsPurpose));
const MARK_WITHIN_LIST = ",";

/** Whether the word at each place is told as a purpose: "for quilting, puzzles and rainy days". */
export function readPurposes(tokens: readonly Token[]): boolean[] {
  let isPurpose = false;
  return tokens.map(({ text, isWord }, index) => {
    if (text === "for") isPurpose = !NO_PURPOSE.has(tokens[index - 1]?.text ?? "");
    else if (ENDS_PURPOSE.has(text) || (!isWord && text !== MARK_WITHIN_LIST)) isPurpose = false;
    return isPurpose;
  });
}
