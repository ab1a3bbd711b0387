import { count, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { OUTDOOR, PARKING } from "#lib/description/vocabulary.ts";
import { garagePhrase } from "./noun-phrases.ts";
import type { Telling } from "./telling.ts";

const OPEN = ["Carport", "Off-street parking", "On-street parking"] as const;
const TOTAL = "propertySpecifics.parking.totalSpaces";

/** A total of spaces stands with all of its parts: RV parking is none, nor is a garage by its area. */
export function parkingOf(home: Home, telling: Telling): string[] {
  const garage = garagePhrase(home);
  const untold = garage && telling.isUntold(garage) ? [garage] : [];
  const open = OPEN.filter((option) => home.has("parking", option)).map(
    (option): Word => PARKING[option],
  );
  const rv = home.has("outdoorFeatures", "Rv Parking") ? [OUTDOOR["Rv Parking"]] : [];
  const isCounted = garage?.text.includes("-car garage") === true;
  const cars = home.spaces > 1 && !isCounted ? `${count(home.spaces)} cars` : undefined;
  const isGarage =
    home.has("parking", "Garage - Attached") || home.has("parking", "Garage - Detached");
  const hasParts = isGarage || open.length > 0;
  const parts = [...untold, ...open];
  const say = (words: readonly Word[], total?: string) =>
    telling.tell(total ? "spaces" : "parking", slotsOf(words, total));
  if (cars && hasParts) return lines(say(parts, cars), rv.length ? say(rv) : null);
  const alone = cars ?? (home.spaces === 1 && parts.length === 0 ? "one car" : undefined);
  const places = [...parts, ...rv];
  return lines(alone ? say([], alone) : null, places.length ? say(places) : null);
}

function slotsOf(words: readonly Word[], total?: string) {
  const places = shareNoun(words);
  const tells = total ? [TOTAL] : [];
  const parking = places.length > 0 ? { ...join(places), tells } : undefined;
  const [only] = places;
  // A sentence that speaks of parking takes no list that does so itself.
  const isKind = places.length === 1 && /-street parking$/.test(only?.text ?? "");
  const isRv = places.length === 1 && only === OUTDOOR["Rv Parking"];
  const isPlace = parking && !parking.text.includes("parking");
  const bare = parking && { ...parking, text: parking.text.replace(/^an? /, "") };
  return {
    parking: (isKind || isRv) && !total ? undefined : parking,
    bare: isKind || isRv ? undefined : bare,
    garages: isPlace ? parking : undefined,
    bareGarages: isPlace ? bare : undefined,
    kind:
      isKind && parking ? { ...parking, text: parking.text.replace(" parking", "") } : undefined,
    rv: isRv ? parking : undefined,
    cars: total ? { text: total, tells } : undefined,
  };
}

const lines = (...sentences: (string | null)[]) => sentences.filter((each) => each !== null);

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function shareNoun(places: readonly Word[]): Word[] {
  const suffix = " parking";
  const kinds = places.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...places];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...places.filter((place) => !kinds.includes(place)), { text }];
}
