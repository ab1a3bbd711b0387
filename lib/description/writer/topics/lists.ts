import type { Home } from "#lib/description/home.ts";
import type { ListTemplates, OptionGroup } from "#lib/description/writer/list-templates.ts";
import {
  type Level,
  type Message,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import { APPLIANCE_LIST } from "#lib/description/writer/templates/appliances.ts";
import { BUILDING_LIST } from "#lib/description/writer/templates/building.ts";
import { DETAIL_LIST } from "#lib/description/writer/templates/details.ts";
import { LAND_LIST, OUTDOOR_LIST } from "#lib/description/writer/templates/outdoors.ts";
import { ROOM_LIST } from "#lib/description/writer/templates/rooms.ts";
import { planClauses } from "./list-clauses.ts";
import { findItems, type Item } from "./list-items.ts";
import { type ItemGroup, listSlots, planSentences } from "./list-sentences.ts";

/** Topics that are lists of things: rooms, indoor details, outdoors, building and appliances. */
export function planLists({ home, mentions }: TopicContext): Topic[] {
  const lists: readonly ListTemplates[] = [
    ROOM_LIST,
    DETAIL_LIST,
    home.type === "land_lot" ? LAND_LIST : OUTDOOR_LIST,
    BUILDING_LIST,
    APPLIANCE_LIST,
  ];
  const mentioned = mentions.includes("waterfront") ? "Waterfront" : null;
  return lists.flatMap((list) => {
    const findGroups = (groups: readonly OptionGroup[] = []) =>
      groups.map(({ options, templates }): ItemGroup => {
        const fresh = options.filter((option) => option !== mentioned);
        return { items: listItems(home, list, fresh), templates };
      });
    const groups = findGroups(list.groups);
    if (groups.every(({ items }) => items.length === 0)) return [];
    return {
      name: list.topic,
      levels: planLevels(home.noun, list, groups, findGroups(list.duties)),
    };
  });
}

function listItems(
  home: Home,
  { feature, asOne }: ListTemplates,
  options: OptionGroup["options"],
): Item[] {
  const items = findItems(home, feature, options);
  const [first, ...others] = items.filter(({ option }) =>
    asOne?.options.some((each) => each === option),
  );
  if (!asOne || !first || others.length === 0) return items;
  return [
    ...items.filter((item) => item !== first && !others.includes(item)),
    { text: asOne.text, plural: true, option: first.option },
  ];
}

/**
 * All things in as few sentences as read well, a sentence to each group, the same with what the
 * things are for, a clause to each thing or what the things do.
 */
function planLevels(
  noun: string,
  list: ListTemplates,
  groups: readonly ItemGroup[],
  duties: readonly ItemGroup[],
): Level[] {
  const items = groups.flatMap((group) => group.items);
  const clauses = duties.length ? planDuties(duties, noun) : planClauses(items, list.pairs);
  return [
    planSentences(groups, list, { noun, most: 6, least: 7 }),
    planSentences(groups, list, { noun, most: 4, least: 2 }),
    planSentences(groups, list, { noun, most: 4, least: 2, purposes: true }),
    clauses.map((message, index) => (index > 0 ? message : { ...message, leadIn: list.leadIn })),
  ];
}

/** What things do, two duties to a sentence. */
function planDuties(duties: readonly ItemGroup[], noun: string): Message[] {
  const messages = duties
    .filter(({ items }) => items.length > 0)
    .map(({ items, templates = {} }) => messageOf(templates, listSlots(items, noun)));
  return messages.flatMap((first, index) => {
    const second = messages[index + 1];
    if (index % 2 === 1) return [];
    return second
      ? { templates: [], slots: {}, parts: { first, second, inAnyOrder: false } }
      : first;
  });
}
