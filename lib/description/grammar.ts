import { numberInWords } from "#lib/text/number-words.ts";

/** A word or words for a thing, with the article where they take one. */
export interface Word {
  text: string;
  plural?: boolean;
  /** How it reads where a sentence opens with it, if not the same: "ten rooms" for "10 rooms". */
  initial?: string;
}

/** A noun phrase ready for a sentence, with the number that its verb takes. */
export interface Phrase extends Word {
  plural: boolean;
}

/** A number as figures: thousands separated, at most two decimals. */
export function figures(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** A count inside a sentence: words up to nine, then figures (AP style). */
export function count(value: number): string {
  return value < 10 && Number.isInteger(value) ? numberInWords(value) : figures(value);
}

/** A count that may open a sentence: words up to one hundred. */
export function countInWords(value: number): string {
  return Number.isInteger(value) && value <= 100 ? numberInWords(value) : figures(value);
}

/** `2, "half bath"` gives "two half baths", with the number its verb takes. */
export function counted(value: number, noun: string): Phrase {
  return { text: `${count(value)} ${noun}${value === 1 ? "" : "s"}`, plural: value !== 1 };
}

export function dollars(value: number): string {
  const cents = Math.round(value * 100) % 100 === 0 ? 0 : 2;
  return `$${value.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

export function article(text: string): "a" | "an" {
  const number = /^[\d,.]+/.exec(text)?.[0];
  if (/^1[18]\d\d\b(?!,)/.test(text)) return "an";
  if (number) {
    const [lead = ""] = number.split(/[,.]/);
    return lead.startsWith("8") || lead === "11" || lead === "18" ? "an" : "a";
  }
  if (/^(?:one|uni|use|eu|u\.s\.)/i.test(text)) return "a";
  return /^(?:[aeiou]|RV\b|HOA\b|hour|heir)/i.test(text) ? "an" : "a";
}

export function withArticle(text: string): string {
  return `${article(text)} ${text}`;
}

/** "x", "x and y", "x, y, and z". */
export function listOf(items: readonly string[]): string {
  if (items.length < 3) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;
}

/**
 * Noun phrases as one: "a deck, porch, and pool". The article stands once where all items
 * take the same one and nothing follows their nouns, else at each item.
 */
export function join(items: readonly Word[]): Phrase {
  const texts = items.map(({ text }) => text);
  const shared =
    items.length > 2 && texts.every((text) => /^a [\w/'-]+(?: [\w/'-]+){0,2}$/.test(text));
  const plain = shared && texts.every((text) => !/ (?:for|to|that|and|of|with|or|in) /.test(text));
  const shown = plain ? texts.map((text, index) => (index ? text.slice(2) : text)) : texts;
  // "steam and radiant heat plus a heat pump": a second "and" would blur which belongs to which.
  const paired = items.length === 2 && shown.some((text) => text.includes(" and "));
  const text = paired ? shown.join(" plus ") : listOf(shown);
  return { text, plural: items.length > 1 || items.some(({ plural }) => plural === true) };
}

/** The form of a verb that agrees with the phrase: `verb(deck, "adds", "add")`. */
export function verb(subject: Word, singular: string, plural: string): string {
  return subject.plural ? plural : singular;
}

export function capitalize(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toUpperCase() + text.slice(first.length);
}

/** A finished sentence: capital at the start, one full stop at the end. */
export function sentence(text: string): string {
  return capitalize(text.trim().replace(/(?<!\.)\.*$/, ".")).replace(
    /(?<=\bD\.C|\bU\.S)\.{2}$/,
    ".",
  );
}
