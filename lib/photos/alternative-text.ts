import {
  checkFairHousing,
  collectFacts,
  count,
  type DescribedProperty,
  type Home,
  readHome,
} from "#lib/description/index.ts";
import { MAX_ALTERNATIVE_TEXT, PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { bathroomKinds, countOf, type PhotoOfRoom } from "./rooms.ts";

const ORDINALS = [
  ...["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"],
];
const ORDINAL_ENDINGS = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
]);
const ordinalRules = new Intl.PluralRules("en-US", { type: "ordinal" });

function ordinal(number: number): string {
  const ending = ORDINAL_ENDINGS.get(ordinalRules.select(number)) ?? "th";
  return ORDINALS[number - 1] ?? `${number}${ending}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const KINDS_OF = {
  basement: [
    ["basement", "Finished", "Finished basement"],
    ["basement", "Partially finished", "Partially finished basement"],
    ["basement", "Unfinished", "Unfinished basement"],
  ],
  garage: [
    ["parking", "Garage - Attached", "Attached garage"],
    ["parking", "Garage - Detached", "Detached garage"],
    ["parking", "Carport", "Carport"],
  ],
  deck_or_patio: [
    ["outdoorFeatures", "Deck", "Deck"],
    ["outdoorFeatures", "Balcony/patio", "Balcony or patio"],
    ["outdoorFeatures", "Porch", "Porch"],
  ],
} as const;

/** Returns the kind, such as "Attached garage", if only one was entered, or else the room's name. */
function kindOf(key: keyof typeof KINDS_OF, home: Home): string {
  const [kind, ...others] = KINDS_OF[key].filter(([group, option]) => home.has(group, option));
  return kind && others.length === 0 ? kind[2] : PHOTO_ROOMS[key].label;
}

/** Returns "Second of three bedrooms", or the plain name if The Basics don't count the number. */
function oneOf({ key, number }: PhotoRoomChoice, { basics }: DescribedProperty): string {
  const { label } = PHOTO_ROOMS[key];
  const total = countOf(key, basics) ?? 0;
  if (number === null || number > total || total === 1) return label;
  const text = `${ordinal(number)} of ${count(total)} ${label.toLowerCase()}s`;
  const kind = key === "bathroom" ? bathroomKinds(basics)[number - 1] : undefined;
  return capitalized(kind ? `${text}, a ${kind} bath` : text);
}

/** Adds the city and state unless their names cause a fair housing finding. */
function withPlace(text: string, { place }: Home): string {
  const longer = `${text} in ${place}`;
  const fits = longer.length <= MAX_ALTERNATIVE_TEXT - MAX_AFTER_IT;
  return place && fits && checkFairHousing(longer).length === 0 ? longer : text;
}

// Room for ", 60th photo".
const MAX_AFTER_IT = 20;

function textOf(room: PhotoRoomChoice, property: DescribedProperty, home: Home): string {
  switch (room.key) {
    case "exterior_front":
      return withPlace(`Front of the ${home.type === "land_lot" ? home.noun : home.kind}`, home);
    case "exterior_back":
      return `Back of the ${home.noun}`;
    case "exterior_side":
      return `Side of the ${home.noun}`;
    case "bedroom":
    case "bathroom":
      return oneOf(room, property);
    case "basement":
    case "garage":
    case "deck_or_patio":
      return kindOf(room.key, home);
    case "building":
      return home.type === "condominium"
        ? withPlace("Condominium building or shared spaces", home)
        : PHOTO_ROOMS.building.label;
    case "land":
      return withPlace("Land", home);
    case "view":
      return `View from the ${home.noun}`;
    case "floor_plan":
      return home.type === "land_lot" ? "Site plan" : "Floor plan";
    default:
      return PHOTO_ROOMS[room.key].label;
  }
}

const NOTHING_ENTERED: DescribedProperty = {
  propertyType: "single_family",
  city: "",
  state: "",
  basics: null,
  features: null,
};

/**
 * Returns the generated alternative text of each photo, from its room and the entered facts only.
 * Photos of the same room are numbered: "Kitchen", "Kitchen, second photo".
 * @param photos in listing order
 */
export function alternativeTexts(
  photos: readonly PhotoOfRoom[],
  entered: DescribedProperty | null,
): Map<string, string> {
  const property = entered ?? NOTHING_ENTERED;
  const home = readHome(collectFacts(property));
  const shown = new Map<string, number>();
  return new Map(
    photos.map(({ id, room }, index) => {
      if (!room || room.key === "other") {
        return [id, capitalized(`${ordinal(index + 1)} photo of the ${home.noun}`)];
      }
      const text = textOf(room, property, home);
      const number = (shown.get(text) ?? 0) + 1;
      shown.set(text, number);
      return [id, number === 1 ? text : `${text}, ${ordinal(number)} photo`];
    }),
  );
}
