import { area, counted, join, listOf, withArticle, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import {
  type Level,
  messageOf,
  type Topic,
  type TopicContext,
} from "#lib/description/writer/message.ts";
import {
  PLACES_AND_SPACES,
  PLACES_TO_PARK,
  SHELTER,
  SPACES,
  SPACES_WITHOUT_PLACES,
} from "#lib/description/writer/templates/parking.ts";
import { findItems } from "./list-items.ts";
import { planClauses } from "./list-clauses.ts";

export function planParking({ home }: TopicContext): Topic | null {
  const garage = findGarage(home);
  const open = [
    ...findItems(home, "parking", ["Carport", "Off-street parking", "On-street parking"]),
    ...findItems(home, "outdoorFeatures", ["Rv Parking"]),
  ];
  const places = [...(garage ? [garage] : []), ...shareNoun(open)];
  if (places.length === 0 && !home.spaces) return null;
  const slots = slotsFor(places, home);
  const total: Level = home.spaces
    ? [messageOf(places.length ? SPACES : SPACES_WITHOUT_PLACES, slots)]
    : [];
  const together = places.length
    ? [messageOf(home.spaces ? PLACES_AND_SPACES : PLACES_TO_PARK, slots)]
    : total;
  const grouped = places.length ? [messageOf(PLACES_TO_PARK, slots), ...total] : total;
  const each: Level = [
    ...(garage ? [messageOf(SHELTER, slotsFor([garage], home))] : []),
    ...planClauses(open),
    ...total,
  ];
  return { name: "parking", levels: [together, together, grouped, each] };
}

function slotsFor(places: readonly Word[], home: Home) {
  const list = join(places);
  const spaces = counted(home.spaces, "space");
  return {
    list,
    // A sentence that speaks of parking takes no list that does so itself.
    garages: list.text.includes("parking") ? undefined : list,
    spaces,
    severalSpaces: spaces.plural ? spaces : undefined,
  };
}

function findGarage(home: Home): Word | undefined {
  const size = home.garageSize ? area(home.garageSize) : "";
  const attached = home.has("parking", "Garage - Attached");
  const detached = home.has("parking", "Garage - Detached");
  if (attached && detached) {
    return { text: `attached and detached garages${size && ` totaling ${size}`}`, plural: true };
  }
  if (!attached && !detached && !size) return undefined;
  const kind = attached ? "attached " : detached ? "detached " : "";
  return { text: `${withArticle(`${kind}garage`)}${size && ` of ${size}`}` };
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function shareNoun(places: readonly Word[]): Word[] {
  const suffix = " parking";
  const kinds = places.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...places];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...places.filter((place) => !kinds.includes(place)), { text }];
}
