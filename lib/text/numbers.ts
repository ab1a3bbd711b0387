import { scaleOfWord, valueOfWord } from "./number-words.ts";
import type { Span } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

export interface NumberSpan extends Span {
  value: number;
  inFigures: boolean;
  /** A year in two halves: "nineteen eighty-four". */
  isYear: boolean;
  /** The part before a fraction, if there is one: 1 of "1 3/4". */
  whole: { end: number; value: number } | null;
}

const FIGURES = /\d+(?:,\d+)*(?:\.\d+)?|\.\d+/g;
const CONTINUES = /[\w.,$]/;
// "1.5k sqft"
const THOUSANDS = /k(?=[ -]?(?:sq|sf))/iy;
const FRACTIONS = [
  { value: 0.75, words: /(?:three[ -]quarters?|3\/4)(?![a-z\d])|¾/i },
  { value: 0.5, words: /(?:(?:a|one)[ -]half|1\/2)(?![a-z\d])|½/i },
  { value: 0.25, words: /(?:(?:a|one)[ -]quarter|1\/4)(?![a-z\d])|¼/i },
] as const;
// "two and a half", "2½", "1 3/4"
const ANY_WORDS = FRACTIONS.map(({ words }) => words.source).join("|");
const FRACTION = new RegExp(
  `[ -](?:and|&)[ -](?:${ANY_WORDS})| ?[½¼¾]|[ -](?:1/2|1/4|3/4)(?!\\d)`,
  "iy",
);
const MAY_HAVE_FRACTION = /[½¼¾/]|hal|quarter/i;

interface Whole extends Span {
  value: number;
  inFigures: boolean;
  isYear: boolean;
}

/** Finds every number in a text: "2,450", ".75", "two and a half", "three hundred eighty-five". */
export function findNumbers(text: string, tokens: readonly Token[] = tokenize(text)): NumberSpan[] {
  const wholes = [...readFigures(text), ...readWords(text, tokens)].sort(
    (a, b) => a.start - b.start,
  );
  const mayHaveFraction = MAY_HAVE_FRACTION.test(text);
  const numbers: NumberSpan[] = [];
  for (const whole of wholes) {
    if (whole.start < (numbers.at(-1)?.end ?? 0)) continue;
    const fraction = mayHaveFraction && !whole.isYear ? matchAt(FRACTION, text, whole.end) : "";
    if (!fraction) numbers.push({ ...whole, whole: null });
    else {
      const { end, value } = whole;
      const part = FRACTIONS.find(({ words }) => words.test(fraction))?.value ?? 0;
      numbers.push({
        ...whole,
        end: end + fraction.length,
        value: value + part,
        whole: { end, value },
      });
    }
  }
  return numbers;
}

function readFigures(text: string): Whole[] {
  return Array.from(text.matchAll(FIGURES)).flatMap(({ 0: figures, index: start }) => {
    if (CONTINUES.test(text.charAt(start - 1))) return [];
    const thousands = matchAt(THOUSANDS, text, start + figures.length);
    const value = Number(figures.replaceAll(",", "")) * (thousands ? 1000 : 1);
    const end = start + figures.length + thousands.length;
    return [{ start, end, value, inFigures: true, isYear: false }];
  });
}

function matchAt(pattern: RegExp, text: string, position: number): string {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? "";
}

const ARTICLES = new Set(["a", "an"]);
// "A good hundred and ten": here a scale without a number means one of it.
const BEFORE_A_SCALE = new Set(["good", "full", "solid", "cool", "round", "whole"]);
// Words that name a number: "a pair of bathrooms".
const GROUPS: ReadonlyMap<string, number> = new Map([
  ["pair", 2],
  ["duo", 2],
  ["trio", 3],
  ["quartet", 4],
]);
const CENTURIES: ReadonlySet<number> = new Set([16, 17, 18, 19, 20]);
const MIN_TENS = 20;

function readWords(text: string, tokens: readonly Token[]): Whole[] {
  const numbers: Whole[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = new NumberWords(text, tokens, at).read();
    if (found) {
      const [first, last] = [tokens[at], tokens[found.next - 1]];
      const { value, isYear } = found;
      if (first && last) {
        numbers.push({ start: first.start, end: last.end, value, inFigures: false, isYear });
      }
    }
    at = found?.next ?? at + 1;
  }
  return numbers;
}

class NumberWords {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly first: number;

  constructor(text: string, tokens: readonly Token[], first: number) {
    this.text = text;
    this.tokens = tokens;
    this.first = first;
  }

  read(): { value: number; next: number; isYear: boolean } | null {
    const first = this.word(this.first);
    if (first === undefined || !this.stands(this.first)) return null;
    const group = GROUPS.get(first);
    if (group && this.joined(this.first + 1) === "of") {
      return { value: group, next: this.first + 2, isYear: false };
    }
    const start = this.small(this.first);
    const isScaled = (at: number) => scaleOfWord(this.joined(at) ?? "") !== undefined;
    if (start) return this.year(start) ?? { ...this.scaled(start), isYear: false };
    if (ARTICLES.has(first) && isScaled(this.first + 1)) {
      return { ...this.scaled({ value: 1, next: this.first + 1 }), isYear: false };
    }
    const isScale = scaleOfWord(first) !== undefined;
    if (!isScale || !BEFORE_A_SCALE.has(this.word(this.first - 1) ?? "")) return null;
    return { ...this.scaled({ value: 1, next: this.first }), isYear: false };
  }

  private word(at: number): string | undefined {
    const token = this.tokens[at];
    return token?.isWord ? token.text : undefined;
  }

  // Returns the word at an index if one space or hyphen joins it to the word before.
  private joined(at: number): string | undefined {
    const [before, token] = [this.tokens[at - 1], this.tokens[at]];
    return before && token && token.start === before.end + 1 ? this.word(at) : undefined;
  }

  // A preceding digit or operator makes it part of something else.
  private stands(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && !CONTINUES.test(this.text.charAt(token.start - 1));
  }

  // "twenty-one", "nineteen", "four"
  private small(at: number): { value: number; next: number } | null {
    const value = valueOfWord(this.word(at) ?? "");
    if (value === undefined) return null;
    const one = value >= MIN_TENS ? valueOfWord(this.joined(at + 1) ?? "") : undefined;
    if (one !== undefined && one < 10) return { value: value + one, next: at + 2 };
    return { value, next: at + 1 };
  }

  // Reads the scales after a number: "hundred", "thousand four hundred and fifty".
  private scaled(start: { value: number; next: number }): { value: number; next: number } {
    let [total, part, next] = [0, start.value, start.next];
    for (;;) {
      const scale = scaleOfWord((next === this.first ? this.word(next) : this.joined(next)) ?? "");
      if (!scale || (total > 0 && scale >= 1000)) break;
      if (scale >= 1000) [total, part] = [part * scale, 0];
      else part *= scale;
      next += 1;
      const from = this.joined(next) === "and" ? next + 1 : next;
      const more = this.joined(from) === undefined ? null : this.small(from);
      if (more) [part, next] = [part + more.value, more.next];
    }
    return { value: total + part, next };
  }

  // "nineteen eighty-four", "twenty oh six"
  private year(century: { value: number; next: number }) {
    const { value, next } = century;
    if (!CENTURIES.has(value)) return null;
    const word = this.joined(next);
    const isOh = word === "oh" || word === "o";
    const at = isOh ? next + 1 : next;
    if (this.joined(at) === undefined) return null;
    const rest = this.small(at);
    if (!rest || rest.value >= 100 || isOh !== rest.value < 10) return null;
    return { value: value * 100 + rest.value, next: rest.next, isYear: true };
  }
}
