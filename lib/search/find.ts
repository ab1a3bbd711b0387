import { RESULT_KIND_KEYS, type ResultKind } from "#lib/fields/search.ts";
import type { Marked, SearchResult } from "#lib/schemas/search.ts";
import { nearnessOf } from "./nearness.ts";
import { type AskedWord, fold, formsOf, type TextWord, wordsOf } from "./words.ts";

export interface Item {
  kind: ResultKind;
  title: string;
  text: string;
  /** Other names people use for it; searched but not shown. */
  calls?: string;
  href: string;
}

/** How a word matches the query, best first. */
const WHOLE = 0;
const BEGINNING = 1;
const OTHER_FORM = 2;
const MISSPELLED = 3;

class Field {
  readonly text: string;
  readonly folded: string;
  #words: readonly TextWord[] | undefined;
  #forms: readonly string[] | undefined;

  constructor(text: string) {
    this.text = text;
    this.folded = fold(text);
  }

  get words(): readonly TextWord[] {
    return (this.#words ??= wordsOf(this.text));
  }

  get forms(): readonly string[] {
    return (this.#forms ??= formsOf(this.folded));
  }
}

export interface ReadItem extends Omit<Item, "title" | "text" | "calls"> {
  title: Field;
  text: Field;
  calls: Field;
}

/** Prepares an item for searching. The result can be cached while the item stays the same. */
export const readItem = ({ title, text, calls = "", ...item }: Item): ReadItem => ({
  ...item,
  title: new Field(title),
  text: new Field(text),
  calls: new Field(calls),
});

type Forgives = ((asked: string, found: string) => number | null) | null;

function forgiving(): Forgives {
  const known = new Map<string, Map<string, number | null>>();
  return (asked, found) => {
    let ofAsked = known.get(asked);
    if (!ofAsked) known.set(asked, (ofAsked = new Map()));
    let nearness = ofAsked.get(found);
    if (nearness === undefined) ofAsked.set(found, (nearness = nearnessOf(asked, found)));
    return nearness;
  };
}

function fitOf({ word, stem }: AskedWord, found: string, forgives: Forgives): number | null {
  if (found === word) return WHOLE;
  if (found.startsWith(word)) return BEGINNING;
  if (found.startsWith(stem)) return OTHER_FORM;
  const nearness = forgives?.(word, found) ?? null;
  return nearness === null ? null : MISSPELLED + 1 - nearness;
}

function bestFit(asked: AskedWord, field: Field, forgives: Forgives): number | null {
  if (!forgives && !field.folded.includes(asked.stem)) return null;
  let best: number | null = null;
  for (const form of field.forms) {
    const fit = fitOf(asked, form, forgives);
    if (fit !== null && (best === null || fit < best)) best = fit;
    if (best === WHOLE) break;
  }
  return best;
}

const FIELD_COSTS = [
  ["title", 0],
  ["calls", 2],
  ["text", 4],
] as const;

/** Returns the distance of an item from the query, 0 the nearest; null if a word is missing. */
function distanceOf(
  item: ReadItem,
  asked: readonly AskedWord[],
  forgives: Forgives,
): number | null {
  let sum = 0;
  for (const word of asked) {
    let least = Infinity;
    for (const [name, cost] of FIELD_COSTS) {
      if (least <= cost) break;
      const fit = bestFit(word, item[name], forgives);
      if (fit !== null) least = Math.min(least, fit + cost);
    }
    if (least === Infinity) return null;
    sum += least;
  }
  return sum;
}

const SHOWN_BEFORE = 60;
const SHOWN = 180;

function partOf({ text, words }: Field, from: number): { start: number; end: number } {
  if (text.length <= SHOWN) return { start: 0, end: text.length };
  const first = words.find(({ start }) => start >= Math.max(0, from - SHOWN_BEFORE));
  const start = from <= SHOWN_BEFORE ? 0 : Math.min(first?.start ?? 0, from);
  const last = words.findLast(({ end }) => end <= start + SHOWN);
  const end = start + SHOWN >= text.length ? text.length : Math.max(last?.end ?? 0, start + 1);
  return { start, end };
}

const plain = (text: string) => text.replace(/\s/g, " ");

function mark(
  field: Field,
  asked: readonly AskedWord[],
  forgives: Forgives,
  isCut = false,
): Marked {
  const found = field.words.filter(({ word }) =>
    asked.some((one) => fitOf(one, word, forgives) !== null),
  );
  const { start, end } = isCut
    ? partOf(field, found[0]?.start ?? 0)
    : { start: 0, end: field.text.length };
  const before = start > 0 ? "… " : "";
  const after = end < field.text.length ? " …" : "";
  const moved = before.length - start;
  return {
    text: before + plain(field.text.slice(start, end)) + after,
    marks: found
      .filter((one) => one.start >= start && one.end <= end)
      .map((one) => [one.start + moved, one.end + moved]),
  };
}

export interface Found {
  kind: ResultKind;
  distance: number;
  show: () => SearchResult;
}

function findBy(
  items: readonly ReadItem[],
  asked: readonly AskedWord[],
  forgives: Forgives,
): Found[] {
  return items.flatMap((item) => {
    const distance = distanceOf(item, asked, forgives);
    if (distance === null) return [];
    const { kind, href, title, text } = item;
    const show = () => ({
      href,
      title: mark(title, asked, forgives),
      excerpt: mark(text, asked, forgives, true),
    });
    return [{ kind, distance, show }];
  });
}

/**
 * Returns the items that contain every word, nearest first. Allows misspellings only if nothing
 * matches exactly.
 */
export function find(items: readonly ReadItem[], asked: readonly AskedWord[]): Found[] {
  if (asked.length === 0) return [];
  const exact = findBy(items, asked, null);
  const found = exact.length > 0 ? exact : findBy(items, asked, forgiving());
  return found.sort((one, other) => one.distance - other.distance);
}

/**
 * Groups results by kind, starting with the kind of the nearest result. Ties follow
 * RESULT_KIND_KEYS.
 */
export function groupsOf(found: readonly Found[], most: number) {
  return RESULT_KIND_KEYS.flatMap((kind) => {
    const ofKind = found.filter((one) => one.kind === kind);
    const results = ofKind.slice(0, most).map(({ show }) => show());
    return ofKind[0] ? [{ kind, distance: ofKind[0].distance, count: ofKind.length, results }] : [];
  })
    .sort((one, other) => one.distance - other.distance)
    .map(({ kind, count, results }) => ({ kind, count, results }));
}
