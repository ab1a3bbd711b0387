import {
  type Anchor,
  ANY_WORD,
  type Forms,
  openAnchorOf,
  type PhraseNode,
  type PhraseWord,
} from "./compiled-phrases.ts";
import type { Span } from "./spans.ts";
import type { Token } from "./tokens.ts";

export interface Reading {
  next: number;
  kept: Span | null;
}

export type ListReader = (name: string) => PhraseList;

export interface PhraseList {
  /** Anchors of possible first words; null for any. */
  first: readonly Anchor[] | null;
  firstSet: ReadonlySet<Anchor> | null;
  isEmpty: boolean;
  phrases: readonly (readonly PhraseNode[])[];
}

const NONE: readonly Reading[] = [];

const MAX_REPEATS = 6;

/** Reads phrases in the tokens of one text. */
export class PhraseReader {
  private readonly tokens: readonly Token[];
  private readonly lists: ListReader;
  private readonly ends = new Map<string, Map<number, readonly number[]>>();
  private from = 0;

  constructor(tokens: readonly Token[], lists: ListReader) {
    this.tokens = tokens;
    this.lists = lists;
  }

  /** Returns every way to read a phrase from a token. */
  readAt(nodes: readonly PhraseNode[], from: number): readonly Reading[] {
    this.from = from;
    return this.read(nodes, { next: from, kept: null });
  }

  private read(nodes: readonly PhraseNode[], start: Reading): readonly Reading[] {
    if (!this.mayStart(nodes[0], start.next)) return NONE;
    let readings = [start];
    for (const node of nodes) {
      const longer: Reading[] = [];
      for (const reading of readings) this.add(longer, node, reading);
      if (longer.length === 0) return longer;
      readings = longer;
    }
    return readings;
  }

  // A quick check that rejects most phrases by their first word.
  private mayStart(node: PhraseNode | undefined, at: number): boolean {
    if (typeof node !== "object" || node.isOptional) return true;
    if ("choice" in node) {
      for (const [first] of node.choice) if (this.mayStart(first, at)) return true;
      return false;
    }
    const word = this.tokens[at]?.text ?? "";
    if ("words" in node) {
      return Object.hasOwn(node.words, word) || node.words[ANY_WORD] !== undefined;
    }
    const { firstSet: first } = this.lists(node.list);
    return !first || first.has(word) || first.has(openAnchorOf(word));
  }

  private add(readings: Reading[], node: PhraseNode, reading: Reading): void {
    const { next, kept } = reading;
    if (node === "*") {
      for (const end of endsOfWord(this.tokens, next)) readings.push({ next: end, kept });
    } else if (node === "#") {
      for (const end of endsOfNumber(this.tokens, next)) readings.push({ next: end, kept });
    } else if (node === "...") {
      const end = endOfRest(this.tokens, next);
      if (end > next) readings.push({ next: end, kept });
    } else {
      if (node.isOptional) addReading(readings, reading);
      if ("words" in node && !node.repeats && !node.isKept)
        this.addWords(readings, node.words, reading);
      else this.addGroup(readings, node, reading);
    }
  }

  private addGroup(readings: Reading[], node: Exclude<PhraseNode, string>, start: Reading): void {
    let last = [start];
    for (let time = 0; time < (node.repeats ? MAX_REPEATS : 1) && last.length > 0; time += 1) {
      const added: Reading[] = [];
      for (const before of last) {
        for (const { next, kept } of this.once(node, before)) {
          const reading = { next, kept: node.isKept ? this.spanOf(start.next, next) : kept };
          if (addReading(readings, reading)) added.push(reading);
        }
      }
      last = added;
    }
  }

  private once(node: Exclude<PhraseNode, string>, before: Reading): readonly Reading[] {
    const readings: Reading[] = [];
    if ("words" in node) {
      this.addWords(readings, node.words, before);
      return readings;
    }
    if ("list" in node) {
      for (const next of this.endsOfList(node.list, before.next)) {
        readings.push({ next, kept: before.kept });
      }
      return readings;
    }
    for (const option of node.choice) {
      for (const reading of this.read(option, before)) readings.push(reading);
    }
    return readings;
  }

  // Caches the readings of each list because many phrases share lists.
  private endsOfList(name: string, at: number): readonly number[] {
    const { firstSet: first, phrases } = this.lists(name);
    const word = this.tokens[at]?.text ?? "";
    if (first && !first.has(word) && !first.has(openAnchorOf(word))) return [];
    const known = this.ends.get(name) ?? new Map<number, readonly number[]>();
    this.ends.set(name, known);
    // The first word of a phrase may be joined to the word before it.
    const place = at === this.from ? -1 - at : at;
    const ends = known.get(place) ?? [
      ...new Set(
        phrases
          .flatMap((each) => this.read(each, { next: at, kept: null }))
          .map(({ next }) => next),
      ),
    ];
    known.set(place, ends);
    return ends;
  }

  private addWords(readings: Reading[], forms: Forms, { next, kept }: Reading): void {
    const token = this.tokens[next];
    if (!token) return;
    const own = Object.hasOwn(forms, token.text) ? forms[token.text] : undefined;
    if (own === 1) {
      if (token.isApart || !token.isWord || next === this.from)
        addReading(readings, { next: next + 1, kept });
    } else if (own) this.addForms(readings, own, next, kept);
    const open = forms[ANY_WORD];
    if (open && open !== 1) this.addForms(readings, open, next, kept);
  }

  private addForms(
    readings: Reading[],
    forms: readonly (readonly PhraseWord[])[],
    next: number,
    kept: Span | null,
  ): void {
    for (const form of forms) {
      if (this.isAt(form, next)) addReading(readings, { next: next + form.length, kept });
    }
  }

  private isAt(form: readonly PhraseWord[], at: number): boolean {
    return form.every((word, index) => {
      const token = this.tokens[at + index];
      if (!token) return false;
      const isGlued = word.startsWith("_");
      if (token.isApart === isGlued && !(index === 0 && at === this.from)) return false;
      const text = isGlued ? word.slice(1) : word;
      if (text === "*") return token.isWord;
      return text.endsWith("*") ? token.text.startsWith(text.slice(0, -1)) : token.text === text;
    });
  }

  private spanOf(first: number, next: number): Span {
    const start = this.tokens[first]?.start ?? 0;
    return { start, end: this.tokens[next - 1]?.end ?? start };
  }
}

// Keeps one reading per end, since others would continue identically.
function addReading(readings: Reading[], reading: Reading): boolean {
  for (const { next } of readings) if (next === reading.next) return false;
  readings.push(reading);
  return true;
}

const MAX_HYPHENATED = 5;

function endsOfWord(tokens: readonly Token[], at: number): number[] {
  if (!tokens[at]?.isWord) return [];
  const ends = [at + 1];
  while (ends.length < MAX_HYPHENATED) {
    const next = tokens[at + ends.length];
    if (!next?.isWord || !next.isHyphenated) break;
    ends.push(at + ends.length + 1);
  }
  return ends;
}

// Returns the end of a number in figures: "$450,000", "1.5".
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
