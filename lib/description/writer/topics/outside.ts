import { count, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { BUILDING, OUTDOOR, PARKING } from "#lib/description/vocabulary.ts";
import type { Message } from "#lib/description/writer/message.ts";
import { garagePhrase } from "#lib/description/writer/phrases.ts";
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
  const { garage, open, cars } = readParking(home);
  const few = [...living, ...grounds];
  const isShared = turn % 2 === 0 && garage && open.length === 0 && !cars;
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

/** Garage, open places, and how many cars there is room for where the garage doesn't say it. */
function readParking(home: Home) {
  const garage = garagePhrase(home);
  const open = shareNoun([
    ...itemsOf(home, "parking", PARKING, ["Carport", "Off-street parking", "On-street parking"]),
    ...itemsOf(home, "outdoorFeatures", OUTDOOR, ["Rv Parking"]),
  ]);
  const isCounted = garage?.text.includes("-car garage") === true;
  const cars = home.spaces > 1 && !isCounted ? `${count(home.spaces)} cars` : undefined;
  return { garage, open, cars };
}

function planParking({ home, noun }: TopicContext): Message[] {
  const { garage, open, cars } = readParking(home);
  const places = [...(garage ? [garage] : []), ...open];
  if (places.length === 0) {
    if (home.spaces === 0) return [];
    const slots = { noun, cars: cars ?? "one car" };
    return [{ name: "parking", templates: templates.SPACES, slots }];
  }
  const slots = {
    ...listSlots(places, noun),
    cars,
    // A sentence that speaks of parking takes no list that does so itself.
    garages: places.some(({ text }) => text.includes("parking")) ? undefined : join(places),
  };
  return [{ name: "parking", templates: cars ? templates.PARKING_FOR : templates.PARKING, slots }];
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function shareNoun(places: readonly Word[]): Word[] {
  const suffix = " parking";
  const kinds = places.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...places];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...places.filter((place) => !kinds.includes(place)), { text }];
}

/** What the building or the community offers. */
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
  return planList({ name: "building", items, templates: templates.BUILDING }, noun);
}
