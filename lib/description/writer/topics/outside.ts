import { count, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { BUILDING, OUTDOOR, PARKING } from "#lib/description/vocabulary.ts";
import type { Message } from "#lib/description/writer/message.ts";
import { garagePhrase } from "#lib/description/writer/phrases.ts";
import type { Slots } from "#lib/description/writer/template.ts";
import * as templates from "#lib/description/writer/templates/outside.ts";
import type { TopicContext } from "./context.ts";
import { itemsOf, listSlots, planList, planTwoLists } from "./items.ts";

/** Things outside up to which a garage joins them. */
const FEW = 3;

export function planOutside(context: TopicContext): Message[] {
  const { home, noun, turn } = context;
  const living = itemsOf(home, "outdoorFeatures", OUTDOOR, [
    "Pool",
    "Hot tub/spa",
    "Sauna",
    "Porch",
    "Deck",
    "Balcony/patio",
    "Barbecue area",
  ]);
  const grounds = itemsOf(home, "outdoorFeatures", OUTDOOR, [
    "Dock",
    "Pond",
    "Fenced yard",
    "Lawn",
    "Garden",
    "Greenhouse",
    "Sprinkler system",
  ]);
  const { garage, open, rv, cars } = readParking(home);
  const few = [...living, ...grounds];
  const isShared = turn % 2 === 0 && garage && open.length + rv.length === 0 && !cars;
  if (isShared && few.length > 0 && few.length <= FEW) {
    const items = [...few, garage];
    const set = home.type === "land_lot" ? templates.ON_LAND : templates.OUTSIDE;
    return [
      ...planList({ name: "outdoors", items, templates: set }, noun),
      ...planBuilding(context),
    ];
  }
  const onLand = home.type === "land_lot" ? templates.ON_LAND : undefined;
  return [
    ...planTwoLists(
      { name: "outdoors", items: living, templates: onLand ?? templates.OUTDOORS },
      { name: "grounds", items: grounds, templates: onLand ?? templates.GROUNDS },
      { noun, mixed: onLand ?? templates.OUTSIDE },
    ),
    ...planParking(context),
    ...planBuilding(context),
  ];
}

const OPEN_PARKING = ["Carport", "Off-street parking", "On-street parking"] as const;
const GARAGES = ["Garage - Attached", "Garage - Detached"] as const;

/** Garage, open places, and how many cars there is room for where the garage doesn't say it. */
function readParking(home: Home) {
  const garage = garagePhrase(home);
  const open = itemsOf(home, "parking", PARKING, OPEN_PARKING);
  const rv = itemsOf(home, "outdoorFeatures", OUTDOOR, ["Rv Parking"]);
  const isCounted = garage?.text.includes("-car garage") === true;
  const cars = home.spaces > 1 && !isCounted ? `${count(home.spaces)} cars` : undefined;
  return { garage, open, rv, cars };
}

/** The total stands with all of its parts: RV parking is none, nor is a garage known by its area. */
function planParking({ home, noun }: TopicContext): Message[] {
  const { garage, open, rv, cars } = readParking(home);
  const parts = [...(garage ? [garage] : []), ...open];
  const isTotal = [...GARAGES, ...OPEN_PARKING].some((option) => home.has("parking", option));
  if (cars && isTotal) {
    return [
      { name: "parking", templates: templates.PARKING_FOR, slots: parkingSlots(parts, noun, cars) },
      ...planPlaces("RV parking", rv, noun),
    ];
  }
  const total = cars ?? (home.spaces === 1 && parts.length === 0 ? "one car" : undefined);
  return [
    ...(total
      ? [{ name: "spaces", templates: templates.SPACES, slots: { noun, cars: total } }]
      : []),
    ...planPlaces("parking", [...parts, ...rv], noun),
  ];
}

function planPlaces(name: string, places: readonly Word[], noun: string): Message[] {
  if (places.length === 0) return [];
  return [{ name, templates: templates.PARKING, slots: parkingSlots(places, noun) }];
}

function parkingSlots(items: readonly Word[], noun: string, cars?: string): Slots {
  const places = shareNoun(items);
  // A sentence that speaks of parking takes no list that does so itself.
  const garages = places.some(({ text }) => text.includes("parking")) ? undefined : join(places);
  return { ...listSlots(places, noun), cars, garages };
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function shareNoun(places: readonly Word[]): Word[] {
  const suffix = " parking";
  const kinds = places.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...places];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...places.filter((place) => !kinds.includes(place)), { text }];
}

/** What stands under Building Details: there, be it the home's or the community's. */
function planBuilding({ home, noun }: TopicContext): Message[] {
  const items = itemsOf(home, "buildingDetails", BUILDING, [
    "Doorman",
    "Elevator",
    "Gated entry",
    "Controlled access",
    "Disabled access",
    "Storage",
    "Tennis court",
    "Basketball court",
    "Sports court",
  ]);
  const next = templates.MORE_AMENITIES;
  return planList({ name: "building", items, templates: templates.AMENITIES, next }, noun);
}
