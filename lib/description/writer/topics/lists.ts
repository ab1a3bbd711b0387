import { join } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  type Level,
  type Message,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import type { ListTemplates, OptionGroup } from "#lib/description/writer/template.ts";
import {
  APPLIANCE_LIST,
  DUTIES,
  WASHER_AND_DRYER,
} from "#lib/description/writer/templates/appliances.ts";
import { BUILDING_LIST } from "#lib/description/writer/templates/building.ts";
import { DETAIL_LIST } from "#lib/description/writer/templates/details.ts";
import { LAND_LIST, OUTDOOR_LIST } from "#lib/description/writer/templates/outdoors.ts";
import { ROOM_LIST } from "#lib/description/writer/templates/rooms.ts";
import { findItems, type Item, type ListedGroup } from "./list-items.ts";
import { type ItemGroup, listSlots, planListLevels } from "./list-levels.ts";

/** Topics that are lists of things: rooms, indoor details, outdoors, building and appliances. */
export function planLists({ home, mentions }: TopicContext): (Topic | null)[] {
  const outdoors = home.type === "land_lot" ? LAND_LIST : OUTDOOR_LIST;
  const isNew = (option: string) => option !== "Waterfront" || !mentions.includes("waterfront");
  return [
    planList("rooms", home, ROOM_LIST, groupItems(home, "rooms", ROOM_LIST)),
    planList("details", home, DETAIL_LIST, groupItems(home, "indoorFeatures", DETAIL_LIST)),
    planList("outdoors", home, outdoors, groupItems(home, "outdoorFeatures", outdoors, isNew)),
    planList("building", home, BUILDING_LIST, groupItems(home, "buildingDetails", BUILDING_LIST)),
    planAppliances(home),
  ];
}

function planList<G extends ListedGroup>(
  name: Topic["name"],
  { noun }: Home,
  { first, next, pairs, leadIn }: ListTemplates<G>,
  groups: readonly ItemGroup[],
): Topic | null {
  if (groups.every(({ items }) => items.length === 0)) return null;
  return { name, levels: planListLevels(groups, { noun, first, next, pairs, leadIn }) };
}

function groupItems<G extends ListedGroup>(
  home: Home,
  feature: G,
  { groups }: ListTemplates<G>,
  isIncluded: (option: string) => boolean = () => true,
): ItemGroup[] {
  return groups.map(({ options, templates }) => ({
    items: findItems(home, feature, options.filter(isIncluded)),
    templates,
  }));
}

function planAppliances(home: Home): Topic | null {
  const groups = APPLIANCE_LIST.groups.map((group): ItemGroup => ({
    items: findAppliances(home, group),
    templates: group.templates,
  }));
  const topic = planList("appliances", home, APPLIANCE_LIST, groups);
  if (!topic) return null;
  const [together = [], grouped = []] = topic.levels;
  return { ...topic, levels: [together, grouped, grouped, planDuties(home)] };
}

function findAppliances(home: Home, { options }: OptionGroup<"appliances">): Item[] {
  const items = findItems(home, "appliances", options);
  if (!options.includes("Washer") || items.length < 2) return items;
  return [{ text: WASHER_AND_DRYER, plural: true, option: "Washer", purpose: undefined }];
}

/** What the appliances do, two duties to a sentence. */
function planDuties(home: Home): Level {
  const duties = DUTIES.flatMap((duty) => {
    const items = findAppliances(home, duty);
    if (items.length === 0) return [];
    return messageOf(duty.templates ?? {}, listSlots(join(items), home.noun));
  });
  const sentences: Message[] = [];
  for (let index = 0; index < duties.length; index += 2) {
    const [first, second] = duties.slice(index, index + 2);
    if (first && second) {
      sentences.push({ templates: [], slots: {}, parts: { first, second, inAnyOrder: false } });
    } else if (first) sentences.push(first);
  }
  return sentences;
}
