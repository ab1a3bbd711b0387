import { join, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import type { Message } from "#lib/description/writer/message.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";
import { NEXT } from "#lib/description/writer/templates/next.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";

type Words = Readonly<Record<string, Word | undefined>>;

/** The chosen ones of some options, in the order given. */
export function itemsOf<G extends FeatureGroup>(
  home: Home,
  group: G,
  words: Words,
  options: readonly FeatureOption<G>[],
): Word[] {
  return options.flatMap((option) => (home.has(group, option) ? (words[option] ?? []) : []));
}

export interface ItemList {
  name: string;
  items: readonly Word[];
  templates: TemplateSet;
  /** Things that one sentence may list, if not `MOST`. */
  most?: number;
  /** Templates for the rest of a long list, if not `NEXT`. */
  next?: TemplateSet;
}

const MOST = 5;
/** Things up to which two lists are one in any case. */
const FEW = 3;
/** Characters of a list that may stand before its verb. */
const LONGEST_SUBJECT = 62;

export function listSlots(items: readonly Word[], noun: string) {
  const list = join(items);
  return {
    noun,
    list,
    shortList: list.text.length > LONGEST_SUBJECT ? undefined : list,
  };
}

/** Two related lists: one sentence where one of them is small, else one to each. */
export function planTwoLists(
  one: ItemList,
  other: ItemList,
  { noun, mixed }: { noun: string; mixed: TemplateSet },
): Message[] {
  const items = [...one.items, ...other.items];
  const least = Math.min(one.items.length, other.items.length);
  const isSmall = items.length <= FEW || (least === 1 && items.length <= MOST);
  if (least > 0 && isSmall) {
    return planList({ name: one.name, items, templates: mixed }, noun);
  }
  return [...planList(one, noun), ...planList(other, noun)];
}

/** A sentence for the things of a list, or two for many. */
export function planList(
  { name, items, templates, most = MOST, next = NEXT }: ItemList,
  noun: string,
): Message[] {
  if (items.length === 0) return [];
  const half = items.length > most ? Math.ceil(items.length / 2) : items.length;
  const first = { name, templates, slots: listSlots(items.slice(0, half), noun) };
  const rest = items.slice(half);
  if (rest.length === 0) return [first];
  return [first, { name: `${name}, next`, templates: next, slots: listSlots(rest, noun) }];
}
