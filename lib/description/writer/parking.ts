import { count, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PARKING } from "#lib/description/vocabulary.ts";
import { garagePhrase } from "./noun-phrases.ts";
import type { Telling } from "./telling.ts";

const OPEN = ["Carport", "Off-street parking", "On-street parking"] as const;
const TOTAL = "propertySpecifics.parking.totalSpaces";

/** The spaces in all where a garage by its cars doesn't tell them; 0 where there are none. */
const uncountedSpaces = (home: Home) =>
  home.spaces > 1 && !garagePhrase(home)?.text.includes("-car garage") ? home.spaces : 0;

/** A total of spaces stands with all of its parts; a garage by its area is none. */
export function parkingOf(home: Home, telling: Telling): (string | null)[] {
  const garage = garagePhrase(home);
  const parts: Word[] = [
    ...(garage && telling.isUntold(garage) ? [garage] : []),
    ...OPEN.filter((option) => home.has("parking", option)).map((option) => PARKING[option]),
  ];
  const isPart = (part: Word) => part !== garage || /attached|detached/.test(part.text);
  const spaces = uncountedSpaces(home);
  const say = (words: readonly Word[], total?: string) =>
    telling.tell(total ? "spaces" : "parking", slotsOf(words, total));
  if (spaces && parts.some(isPart)) return [say(parts, `${count(spaces)} cars`)];
  const isOne = home.spaces === 1 && parts.length === 0;
  const total = spaces ? `${count(spaces)} cars` : isOne ? "one car" : undefined;
  return [total ? say([], total) : null, say(parts)];
}

function slotsOf(words: readonly Word[], total?: string) {
  const places = shareNoun(words);
  const tells = total ? [TOTAL] : [];
  const parking = places.length > 0 ? { ...join(places), tells } : undefined;
  const isKind = places.length === 1 && / parking$/.test(places[0]?.text ?? "");
  return {
    parking: isKind && !total ? undefined : parking,
    // A sentence that speaks of parking takes no list that does so itself.
    garages: parking?.text.includes("parking") ? undefined : parking,
    kind:
      isKind && parking ? { ...parking, text: parking.text.replace(" parking", "") } : undefined,
    together: places.length > 1 ? parking : undefined,
    onlyCars: total && places.length === 0 ? { text: total, tells } : undefined,
    cars: total ? { text: total, tells } : undefined,
  };
}

/** "off-street parking, on-street parking" become "off-street and on-street parking". */
function shareNoun(places: readonly Word[]): Word[] {
  const suffix = " parking";
  const kinds = places.filter(({ text }) => text.endsWith(suffix));
  if (kinds.length < 2) return [...places];
  const text = `${listOf(kinds.map((kind) => kind.text.slice(0, -suffix.length)))}${suffix}`;
  return [...places.filter((place) => !kinds.includes(place)), { text }];
}
