import { join, type Phrase } from "#lib/description/grammar.ts";
import type { ListTemplates } from "#lib/description/writer/list-templates.ts";
import type { Level } from "#lib/description/writer/message.ts";
import type { Slots, TemplateSet } from "#lib/description/writer/template.ts";
import { planClause } from "./list-clauses.ts";
import type { Item } from "./list-items.ts";

export interface ItemGroup {
  items: readonly Item[];
  templates?: TemplateSet | undefined;
}

interface SentenceOptions {
  noun: string;
  /** Things in a sentence; a group of fewer than `least` joins another. */
  most: number;
  least: number;
  /** Each thing that has a purpose says what it is for. */
  purposes?: boolean;
}

/** Characters of a list that may stand before its verb. */
const LONGEST_SUBJECT = 62;

export function planSentences(
  groups: readonly ItemGroup[],
  { first, next }: Pick<ListTemplates, "first" | "next">,
  { noun, most, least, purposes = false }: SentenceOptions,
): Level {
  return packGroups(groups, most, least).map(({ items, templates = {} }, index) => {
    const [only, ...others] = items;
    // A list of one is no list.
    if (only?.purpose && others.length === 0) return planClause(only);
    return {
      templates: [templates, index > 0 ? next : first],
      slots: listSlots(purposes ? withPurposes(items) : items, noun),
    };
  });
}

export function listSlots(items: readonly Item[], noun: string): Slots {
  const list: Phrase = join(items);
  return {
    noun,
    list,
    shortList: list.text.length > LONGEST_SUBJECT ? undefined : list,
    pluralList: list.plural ? list : undefined,
  };
}

function packGroups(groups: readonly ItemGroup[], most: number, least: number): ItemGroup[] {
  const packed: ItemGroup[] = [];
  for (const { items, templates } of groups) {
    for (const part of splitEvenly(items, most)) {
      const last = packed.at(-1);
      const small = last && Math.min(last.items.length, part.length) < least;
      if (last && small && last.items.length + part.length <= most) {
        packed[packed.length - 1] = { items: [...last.items, ...part] };
      } else packed.push({ items: part, templates });
    }
  }
  return packed;
}

function splitEvenly<T>(items: readonly T[], most: number): T[][] {
  const parts = Math.ceil(items.length / most);
  return Array.from({ length: parts }, (_, index) =>
    items.slice(
      Math.round((index * items.length) / parts),
      Math.round(((index + 1) * items.length) / parts),
    ),
  );
}

/** Things with their purposes; these last, where they can't be taken to belong to the next thing. */
function withPurposes(items: readonly Item[]): Item[] {
  const hasPhrase = ({ purpose }: Item) => Number(purpose?.phrase !== undefined);
  return [...items]
    .sort((one, other) => hasPhrase(one) - hasPhrase(other))
    .map((item) => {
      const phrase = item.purpose?.phrase;
      return phrase ? { ...item, text: `${item.text} ${phrase}` } : item;
    });
}
