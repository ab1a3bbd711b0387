import { join, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { APPLIANCES, INDOOR, ROOMS } from "#lib/description/vocabulary.ts";
import type { Message } from "#lib/description/writer/message.ts";
import { basementPhrase, floorsPhrase } from "#lib/description/writer/phrases.ts";
import type { Slots } from "#lib/description/writer/template.ts";
import * as templates from "#lib/description/writer/templates/inside.ts";
import { NEXT } from "#lib/description/writer/templates/next.ts";
import type { TopicContext } from "./context.ts";
import { type ItemList, itemsOf, listSlots, planList, planTwoLists } from "./items.ts";

export function planInside(context: TopicContext): Message[] {
  return [...planLiving(context), ...planPrivate(context)];
}

/** Rooms that share a sentence with floors or kitchen. */
const MAX_ROOMS = 3;
const MAX_APPLIANCES = 4;
/** Appliances that a sentence of their own may list. */
const MAX_IN_KITCHEN = 7;

/** Rooms to live in, what they have, their floors, and the kitchen; three builds in turn. */
function planLiving({ home, noun, turn }: TopicContext): Message[] {
  const rooms = livingRooms(home);
  const items = detailsOf(home);
  const details = { name: "details", items, templates: templates.DETAILS };
  const floors = floorsPhrase(home);
  const appliances = appliancesOf(home);
  const fits = rooms.length > 0 && rooms.length <= MAX_ROOMS;
  const withFloors = fits && floors !== undefined && turn % 3 === 0;
  const withKitchen =
    fits &&
    turn % 3 === 1 &&
    appliances.length > 0 &&
    appliances.length <= MAX_APPLIANCES &&
    isInKitchen(home);
  const slots = { ...listSlots(rooms, noun), floors, appliances: join(appliances) };
  const kitchen = withKitchen ? [] : planKitchen(home, noun);
  if (withFloors) {
    const shared = { name: "rooms", templates: templates.ROOMS_AND_FLOORS, slots };
    return [shared, ...planList(details, noun), ...kitchen];
  }
  const first = withKitchen
    ? [{ name: "rooms", templates: templates.ROOMS_AND_KITCHEN, slots }]
    : planList({ name: "rooms", items: rooms, templates: templates.ROOMS }, noun);
  const second = planSurfaces({ slots, noun, details, hasFloors: floors !== undefined });
  return turn % 2 ? [...first, ...kitchen, ...second] : [...first, ...second, ...kitchen];
}

interface Surfaces {
  slots: Slots;
  noun: string;
  details: ItemList;
  hasFloors: boolean;
}

/** Floors and details, in one sentence where there are both. */
function planSurfaces({ slots, noun, details, hasFloors }: Surfaces): Message[] {
  if (!hasFloors) return planList(details, noun);
  if (details.items.length === 0) return [{ name: "floors", templates: templates.FLOORS, slots }];
  const both = { ...slots, ...listSlots(details.items, noun) };
  return [{ name: "floors", templates: templates.FLOORS_AND_DETAILS, slots: both }];
}

function detailsOf(home: Home): Word[] {
  return itemsOf(home, "indoorFeatures", INDOOR, [
    "Vaulted ceiling",
    "Skylights",
    "Ceiling Fans",
    "Double Pane/storm windows",
  ]);
}

function livingRooms(home: Home): Word[] {
  return [
    ...itemsOf(home, "rooms", ROOMS, [
      "Family Room",
      "Dining Room",
      "Breakfast Nook",
      "Library",
      "Sun Room",
      "Solarium/Atrium",
    ]),
    ...itemsOf(home, "indoorFeatures", INDOOR, ["Wet bar"]),
  ];
}

function appliancesOf(home: Home): Word[] {
  return itemsOf(home, "appliances", APPLIANCES, [
    "Range/Oven",
    "Refrigerator",
    "Dishwasher",
    "Microwave",
    "Freezer",
    "Garbage Disposal",
    "Trash Compactor",
  ]);
}

function laundryOf(home: Home): Word[] {
  const machines = itemsOf(home, "appliances", APPLIANCES, ["Washer", "Dryer"]);
  return machines.length > 1 ? [{ text: "a washer and dryer" }] : machines;
}

/** Whether washer and dryer are told with the kitchen, as there is no room for them. */
function hasLaundry(home: Home): boolean {
  return laundryOf(home).length > 0 && !home.has("rooms", "Laundry Room");
}

/** Whether every appliance of the sentence stands in a kitchen, as a freezer need not. */
function isInKitchen(home: Home): boolean {
  return !hasLaundry(home) && !home.has("appliances", "Freezer");
}

function planKitchen(home: Home, noun: string): Message[] {
  const [name, most] = ["kitchen", MAX_IN_KITCHEN];
  const items = appliancesOf(home);
  if (isInKitchen(home)) return planList({ name, items, templates: templates.KITCHEN, most }, noun);
  const all = [...items, ...(hasLaundry(home) ? laundryOf(home) : [])];
  return planList({ name, items: all, templates: templates.APPLIANCES, most }, noun);
}

/** Where one sleeps and dresses, and where the work of a home is done. */
function planPrivate({ home, noun }: TopicContext): Message[] {
  const sleeping = [
    ...itemsOf(home, "rooms", ROOMS, ["Owner's Suite", "Walk-in closet"]),
    ...itemsOf(home, "indoorFeatures", INDOOR, ["Jetted tub", "Mother-in-law apartment"]),
  ];
  const basement = basementPhrase(home);
  const practical = [
    ...itemsOf(home, "rooms", ROOMS, ["Laundry Room"]),
    ...(hasLaundry(home) ? [] : laundryOf(home)),
    ...itemsOf(home, "rooms", ROOMS, ["Mud Room", "Workshop"]),
    ...itemsOf(home, "indoorFeatures", INDOOR, ["Attic"]),
    ...(basement ? [basement] : []),
  ];
  return planTwoLists(
    {
      name: "sleeping",
      items: sleeping,
      templates: sleeping.length > 1 ? templates.SLEEPING : NEXT,
    },
    {
      name: "practical",
      items: practical,
      templates: practical.length > 1 ? templates.PRACTICAL : NEXT,
    },
    { noun, mixed: NEXT },
  );
}
