import { count, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PARKING } from "#lib/description/vocabulary.ts";
import { garagePhrase } from "./noun-phrases.ts";
import type { Piece } from "./frames.ts";
import type { Slots } from "./pieces.ts";

const PARKING_NOUN = " parking";
const OPEN = ["Carport", "Off-street parking", "On-street parking"] as const;

/**
 * The slots of the sentence about parking. A total of spaces is told with all of its parts, which it
 * counts: nobody entered how many cars each holds. Spaces on the street are never counted.
 */
export function parkingSlots(home: Home): Slots {
  const garage = garagePhrase(home);
  const open = shareNoun(
    OPEN.filter((option) => home.has("parking", option)).map((option) => PARKING[option]),
  );
  const parts = [...(garage ? [garage] : []), ...open];
  const isEntered = garage === undefined || /attached|detached/.test(garage.text);
  const isCounted = home.spaces > 1 && isEntered && !home.has("parking", "On-street parking");
  const cars = isCounted ? { text: `${count(home.spaces)} cars`, tells: ["cars"] } : undefined;
  const pieceOf = (words: readonly Word[]): Piece | undefined =>
    words.length > 0 ? { ...join(words), tells: words.map(({ text }) => text) } : undefined;
  return {
    cars: parts.length > 0 ? cars : undefined,
    onlyCars: parts.length > 0 ? undefined : cars,
    parking: pieceOf(parts),
    garage: cars || !garage ? undefined : pieceOf([garage]),
    open: cars ? undefined : pieceOf(open),
    onlyOpen: cars || garage ? undefined : pieceOf(open),
  };
}

/** "off-street and on-street spaces": the sentence speaks of parking already. */
function shareNoun(places: readonly Word[]): Word[] {
  const kinds = places.filter(({ text }) => text.endsWith(PARKING_NOUN));
  if (kinds.length === 0) return [...places];
  const text = listOf(kinds.map((kind) => kind.text.replace(PARKING_NOUN, "")));
  return [
    ...places.filter((place) => !kinds.includes(place)),
    { text: `${text} spaces`, plural: true },
  ];
}
