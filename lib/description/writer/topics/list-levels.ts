import { join, type Phrase } from "#lib/description/grammar.ts";
import { type Level, type Message, messageOf } from "#lib/description/writer/message.ts";
import type { ListTemplates, TemplateSet } from "#lib/description/writer/template.ts";
import type { FeatureGroup } from "#lib/schemas/features.ts";
import type { Item } from "./list-items.ts";

/** Things that belong together. */
export interface ItemGroup {
  items: readonly Item[];
  /** Used where a sentence lists this group alone. */
  templates?: TemplateSet | undefined;
}

type Pairs = NonNullable<ListTemplates<FeatureGroup>["pairs"]>;

interface ListPlan {
  noun: string;
  first: TemplateSet;
  next: TemplateSet;
  pairs?: Pairs | undefined;
  leadIn?: string | undefined;
}

/** Characters of a list that may stand before its verb. */
const LONGEST_SUBJECT = 62;
/** Of a thing without a purpose. */
const THERE_IS: TemplateSet = { any: ["there {item:is|are} {item}"] };

/**
 * A list of things with growing detail: all in as few sentences as read well, a sentence to each
 * group, the same with what the things are for, a clause to each thing.
 */
export function planListLevels(groups: readonly ItemGroup[], plan: ListPlan): Level[] {
  const items = groups.flatMap((group) => group.items);
  const clauses = planClauses(items, plan.pairs).map((message, index): Message =>
    index === 0 ? { ...message, leadIn: plan.leadIn } : message,
  );
  return [
    planSentences(packGroups(groups, { most: 6, least: 7 }), plan, false),
    planSentences(packGroups(groups, { most: 4, least: 2 }), plan, false),
    planSentences(packGroups(groups, { most: 4, least: 2 }), plan, true),
    clauses,
  ];
}

/** Slots of templates that list things. */
export function listSlots(list: Phrase, noun: string) {
  return {
    noun,
    list,
    shortList: list.text.length > LONGEST_SUBJECT ? undefined : list,
    pluralList: list.plural ? list : undefined,
  };
}

function planSentences(groups: readonly ItemGroup[], plan: ListPlan, purposes: boolean): Level {
  return groups.map(({ items, templates = {} }, index) => {
    const [only, ...others] = items;
    // A list of one is no list.
    if (only?.purpose && others.length === 0) return planClause(only);
    const list = joinItems(items, purposes);
    return {
      templates: [templates, index > 0 ? plan.next : plan.first],
      slots: listSlots(list, plan.noun),
    };
  });
}

/** Groups into sentences of at most `most` things; a group of fewer than `least` joins another. */
function packGroups(
  groups: readonly ItemGroup[],
  { most, least }: { most: number; least: number },
): ItemGroup[] {
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

/** A list as one phrase; with `purposes`, each thing that has one says what it is for. */
function joinItems(items: readonly Item[], purposes: boolean): Phrase {
  if (!purposes) return join(items);
  // A purpose closes the list, where it can't be taken to belong to the next thing too.
  const isForSomething = ({ purpose }: Item) => Number(purpose?.phrase !== undefined);
  return join(
    [...items]
      .sort((one, other) => isForSomething(one) - isForSomething(other))
      .map(({ text, plural, purpose }) => ({
        text: purpose?.phrase ? `${text} ${purpose.phrase}` : text,
        plural,
      })),
  );
}

/** A clause to each thing, two to a sentence; those of a pair first of all share one. */
export function planClauses(items: readonly Item[], pairs: Pairs = []): Message[] {
  const messages: Message[] = [];
  for (let index = 0; index < items.length;) {
    const [one, other, next] = items.slice(index, index + 3);
    if (!one) break;
    const together = pairTemplates(pairs, one, other);
    const leavesPair = !together && pairTemplates(pairs, other, next) !== undefined;
    messages.push(other && !leavesPair ? planPair(one, other, together) : planClause(one));
    index += other && !leavesPair ? 2 : 1;
  }
  return messages;
}

function pairTemplates(pairs: Pairs, one?: Item, other?: Item): TemplateSet | undefined {
  return pairs.find(({ options: [first, second] }) => {
    return first === one?.option && second === other?.option;
  })?.templates;
}

function planPair(one: Item, other: Item, together: TemplateSet = {}): Message {
  return {
    ...messageOf(together, {}),
    parts: { first: planClause(one), second: planClause(other), inAnyOrder: true },
  };
}

/** The message that tells of one thing by itself. */
export function planClause(item: Item): Message {
  return messageOf(item.purpose?.clauses ?? THERE_IS, { item });
}
