import { sized } from "#lib/description/areas.ts";
import { count, counted, join, listOf, withArticle, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { PARKING } from "#lib/description/vocabulary.ts";
import { LIMITS } from "./material.ts";
import { garagePhrase } from "./noun-phrases.ts";
import { named, type Slots } from "./pieces.ts";

const PARKING_NOUN = " parking";
const OPEN = ["Carport", "Off-street parking", "On-street parking"] as const;

/**
 * The slots of the sentence about parking. All spaces belong to the one kind of parking, if the
 * garage can hold them, and else to all kinds together. Spaces on the street aren't counted as the
 * home's.
 */
export function parkingSlots(home: Home): Slots {
  const garage = garagePhrase(home);
  const open = OPEN.filter((option) => home.has("parking", option)).map(
    (option) => PARKING[option],
  );
  if (open.length === 1 && !garage && home.has("parking", "On-street parking"))
    return { street: named(PARKING["On-street parking"], "parking") };
  const parts = [
    ...(garage ? [garage] : []),
    ...(garage || open.length > 1 ? shareNoun(open) : open),
  ];
  const kinds = open.length + (garage ? 1 : 0);
  const isOnStreet = home.has("parking", "On-street parking");
  const isEntered = garage === undefined || /attached|detached/.test(garage.text);
  const total = home.spaces > 0 ? counted(home.spaces, "parking space") : undefined;
  if (kinds === 0) {
    const cars = home.spaces > 1 ? `${count(home.spaces)} cars` : undefined;
    return { onlyCars: cars ? named({ text: cars }, "parking") : undefined };
  }
  const counts = total && isEntered && !isOnStreet ? countedAs(home, kinds) : undefined;
  if (counts) {
    const garage = /^an? .* garage$/.test(counts.text) ? withThe(counts) : undefined;
    return { ...parkSlots(counts), garage: named(garage, "parking") };
  }
  const isShared = total !== undefined && isEntered && !isOnStreet && kinds > 1 && home.spaces > 1;
  if (isShared) {
    return {
      places: named({ ...join(parts.map(withThe)), plural: true }, "parking"),
      cars: named({ text: `${count(home.spaces)} cars` }, "spaces"),
    };
  }
  return {
    ...parkSlots(join(parts)),
    inAll: home.spaces > 1 && !(isOnStreet && kinds === 1) ? named(total, "spaces") : undefined,
  };
}

/** What to park in, and again where a sentence says "parking" before it. */
const parkSlots = (word: Word): Slots => ({
  park: named(word, "parking"),
  space: /\bparking\b/.test(word.text) ? undefined : named(word, "parking"),
});

const withThe = (part: Word): Word => ({ ...part, text: part.text.replace(/^(?:an? )?/, "the ") });

/** The one kind of parking with its spaces: "a two-car, 480-square-foot attached garage". */
function countedAs(home: Home, kinds: number): Word | undefined {
  const { spaces, garageSize } = home;
  const isGarage = (["Attached", "Detached"] as const).filter((kind) =>
    home.has("parking", `Garage - ${kind}`),
  );
  const [kind = ""] = isGarage.map((each) => each.toLowerCase());
  if (kinds > 1 || isGarage.length > 1) return undefined;
  if (home.has("parking", "Carport")) {
    return { text: `a carport for ${counted(spaces, "car").text}` };
  }
  if (home.has("parking", "Off-street parking")) {
    return { text: `off-street parking for ${counted(spaces, "car").text}` };
  }
  if (garageSize > 0 ? garageSize < spaces * LIMITS.feetOfSpace : spaces > LIMITS.carsInGarage) {
    return undefined;
  }
  if (home.type === "condominium") {
    const size = garageSize ? `${sized(garageSize)} ` : "";
    return {
      text: `${counted(spaces, "space").text} in the ${size}${kind} garage`,
      plural: spaces > 1,
    };
  }
  const size = garageSize ? `, ${sized(garageSize)}` : "";
  return { text: withArticle(`${count(spaces)}-car${size} ${kind} garage`) };
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
