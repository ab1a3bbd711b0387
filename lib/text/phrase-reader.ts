import { MOST_REPEATS, type Phrase, type PhraseNode, type PhraseWord } from "./phrase-notation.ts";
import type { Span } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** A way to read a phrase from one token on. */
export interface Reading {
  /** The token after it. */
  next: number;
  kept: Span | null;
}

/** Every way in which a phrase can be read from a token on. */
export function readPhrase(phrase: Phrase, tokens: readonly Token[], from: number): Reading[] {
  if (!canStart(phrase, tokens[from])) return [];
  return readSequence(phrase, tokens, [{ next: from, kept: null }], from);
}

function readSequence(
  phrase: Phrase,
  tokens: readonly Token[],
  readings: Reading[],
  from: number,
): Reading[] {
  let ways = readings;
  for (const node of phrase.nodes) {
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
      return [tokens[next]?.text ?? "", ""]
        .flatMap((first) => node.forms.get(first) ?? [])
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
      .flatMap((option) => {
        const startable = last.filter(({ next }) => canStart(option, tokens[next]));
        return readSequence(option, tokens, startable, from);
      })
      .filter(({ next }) => !found.has(next));
    for (const way of last) {
      const start = tokens[reading.next]?.start ?? 0;
      const kept = isKept ? { start, end: tokens[way.next - 1]?.end ?? start } : way.kept;
      found.set(way.next, { next: way.next, kept });
    }
  }
  return [...found.values()];
}

function canStart({ firstWords, canBeEmpty }: Phrase, token: Token | undefined): boolean {
  return canBeEmpty || !firstWords || (token !== undefined && firstWords.has(token.text));
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

/** Words that hyphens may join to one. */
const MOST_HYPHENATED = 5;

/** Where a word may end, with as much of what hyphens join to it as one likes. */
function endsOfWord(tokens: readonly Token[], at: number): number[] {
  if (!tokens[at]?.isWord) return [];
  const ends = [at + 1];
  while (ends.length < MOST_HYPHENATED) {
    const next = tokens[at + ends.length];
    if (!next?.isWord || !next.isHyphenated) break;
    ends.push(at + ends.length + 1);
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
