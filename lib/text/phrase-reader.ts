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
  return readSequence(phrase, tokens, { next: from, kept: null }, from);
}

function readSequence(
  phrase: Phrase,
  tokens: readonly Token[],
  start: Reading,
  from: number,
): Reading[] {
  if (!canStart(phrase, tokens[start.next])) return [];
  let readings = [start];
  for (const node of phrase.nodes) {
    const longer: Reading[] = [];
    for (const reading of readings) addReadings(longer, node, tokens, reading, from);
    if (longer.length === 0) return longer;
    readings = longer;
  }
  return readings;
}

// Adds the readings that go on from one with a node.
function addReadings(
  readings: Reading[],
  node: PhraseNode,
  tokens: readonly Token[],
  reading: Reading,
  from: number,
): void {
  const { next, kept } = reading;
  switch (node.kind) {
    case "words":
      for (const first of [tokens[next]?.text ?? "", ""]) {
        for (const form of node.forms.get(first) ?? []) {
          if (!isFormAt(form, tokens, next, next === from)) continue;
          readings.push({ next: next + form.length, kept });
        }
      }
      break;
    case "any word":
      for (const end of endsOfWord(tokens, next)) readings.push({ next: end, kept });
      break;
    case "number":
      for (const end of endsOfNumber(tokens, next)) readings.push({ next: end, kept });
      break;
    case "rest": {
      const end = endOfRest(tokens, next);
      if (end > next) readings.push({ next: end, kept });
      break;
    }
    case "choice":
      if (node.isOptional) addReading(readings, reading);
      addChoices(readings, node, tokens, reading, from);
  }
}

// One reading to each end: others that go on from there would only repeat it.
function addReading(readings: Reading[], reading: Reading): boolean {
  if (readings.some(({ next }) => next === reading.next)) return false;
  readings.push(reading);
  return true;
}

function addChoices(
  readings: Reading[],
  { options, repeats, isKept }: Extract<PhraseNode, { kind: "choice" }>,
  tokens: readonly Token[],
  start: Reading,
  from: number,
): void {
  let last = [start];
  for (let time = 0; time < (repeats ? MOST_REPEATS : 1) && last.length > 0; time += 1) {
    const added: Reading[] = [];
    for (const before of last) {
      for (const option of options) {
        for (const { next, kept } of readSequence(option, tokens, before, from)) {
          const reading = { next, kept: isKept ? spanOf(tokens, start.next, next) : kept };
          if (addReading(readings, reading)) added.push(reading);
        }
      }
    }
    last = added;
  }
}

function spanOf(tokens: readonly Token[], first: number, next: number): Span {
  const start = tokens[first]?.start ?? 0;
  return { start, end: tokens[next - 1]?.end ?? start };
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

// Words that hyphens may join to one.
const MOST_HYPHENATED = 5;

// Where a word may end, with as much of what hyphens join to it as one likes.
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

// Where a number in figures may end: "$450,000", "1.5".
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
