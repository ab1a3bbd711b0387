import { area, capitalize, count, verb, withArticle } from "#lib/description/grammar.ts";
import { type Home, roomsOf } from "#lib/description/home.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { type Line, say, type Slot } from "./topic.ts";

/** What an opening has said, so that no later sentence says it again. */
export type Said = "size" | "lot" | "built" | "rooms";

interface Opening {
  text: string;
  said: readonly Said[];
}

interface Scene {
  /** "Craftsman single-family home" */
  kind: string;
  /** "four-bedroom Craftsman single-family home" */
  bedKind: string;
  /** "Asheville, North Carolina" for the end of a clause. */
  at: string;
  /** The same with the comma that closes it, for the middle of a sentence. */
  mid: string;
  /** " with two full baths", or nothing. */
  withBaths: string;
  baths: string | null;
  rooms: string | null;
}

function sceneOf(home: Home): Scene {
  const baths = roomsOf(home, { bedrooms: false })?.text ?? null;
  const rooms = roomsOf(home)?.text ?? null;
  const beds = home.bedrooms ? `${count(home.bedrooms)}-bedroom ` : "";
  return {
    kind: home.kind,
    bedKind: beds + home.kind,
    at: home.place,
    mid: home.place.includes(", ") ? `${home.place},` : home.place,
    withBaths: baths ? ` with ${baths}` : "",
    baths,
    rooms,
  };
}

/** Openings that only need a type and a place; rooms are worked in where there are any. */
const ANY: readonly Line<Scene>[] = [
  ({ bedKind, mid, at, baths }) =>
    baths ? `This ${bedKind} in ${mid} has ${baths}` : `This ${bedKind} is in ${at}`,
  ({ kind, bedKind, mid, rooms }) =>
    rooms ? `In ${mid} this ${kind} has ${rooms}` : `In ${mid} you'll find this ${bedKind}`,
  ({ bedKind, mid, at, withBaths }) =>
    `Here is ${withArticle(bedKind)} in ${withBaths ? mid : at}${withBaths}`,
  ({ bedKind, mid, withBaths }) => `${mid} is the setting for this ${bedKind}${withBaths}`,
  ({ kind, at, rooms }) =>
    rooms ? `With ${rooms}, this ${kind} stands in ${at}` : `This ${kind} stands in ${at}`,
  ({ bedKind, at, withBaths }) =>
    `The setting is ${at}; the listing, ${withArticle(bedKind)}${withBaths}`,
  ({ kind, mid, rooms }) =>
    rooms
      ? `Located in ${mid} this ${kind} comes with ${rooms}`
      : `Located in ${mid} this property is ${withArticle(kind)}`,
  ({ bedKind, mid, withBaths }) =>
    `Now on the market in ${mid} is ${withArticle(bedKind)}${withBaths}`,
  ({ bedKind, mid, baths, at }) =>
    baths
      ? `Set in ${mid} this ${bedKind} provides ${baths}`
      : `${capitalize(withArticle(bedKind))} is on offer in ${at}`,
  ({ bedKind, at, withBaths }) => `For sale in ${at}: ${withArticle(bedKind)}${withBaths}`,
  [
    "warm",
    ({ bedKind, mid, at, withBaths }) =>
      `Come home to this ${bedKind} in ${withBaths ? mid : at}${withBaths}`,
  ],
  ["warm", ({ bedKind, at, withBaths }) => `You'll find this ${bedKind}${withBaths} in ${at}`],
  [
    "plain",
    ({ kind, mid, at, rooms }) =>
      rooms
        ? `This ${kind} has ${rooms} and is in ${at}`
        : `This is ${withArticle(kind)} in ${mid.replace(/,$/, "")}`,
  ],
  [
    "plain",
    ({ bedKind, at, withBaths }) =>
      `Offered for sale: ${withArticle(bedKind)}${withBaths} in ${at}`,
  ],
  [
    "polished",
    ({ bedKind, mid, at, baths }) =>
      baths
        ? `Presented in ${mid} this ${bedKind} offers ${baths}`
        : `Presented for sale is this ${bedKind} in ${at}`,
  ],
  [
    "polished",
    ({ bedKind, mid, withBaths, at }) =>
      `We are pleased to present this ${bedKind} in ${withBaths ? mid : at}${withBaths}`,
  ],
];

/** Openings that say more than type, place, and rooms. */
function richer(home: Home, scene: Scene): Opening[] {
  const { kind, bedKind, at, mid, baths, rooms } = scene;
  const openings: Opening[] = [];
  const all = roomsOf(home, { opensSentence: true });
  if (all && home.bedrooms > 0 && home.baths.length > 0) {
    openings.push({ text: `${all.text} come together in this ${kind} in ${at}`, said: [] });
    if (home.size) {
      openings.push({
        text: `This ${kind} in ${mid} holds ${rooms} in ${area(home.size)} of finished space`,
        said: ["size"],
      });
      openings.push({
        text: `Within its ${area(home.size, "finished")}, this ${kind} in ${mid} has ${rooms}`,
        said: ["size"],
      });
    }
  }
  if (home.lot && baths) {
    openings.push({
      text: `On a lot of ${area(home.lot)} in ${mid} this ${bedKind} has ${baths}`,
      said: ["lot"],
    });
  }
  return openings;
}

/** Openings for land: its size is what counts, rooms come in a sentence of their own. */
function forLand(home: Home, scene: Scene): Opening[] {
  const size = area(home.lot);
  const { at, mid, kind } = scene;
  if (!home.lot) return [];
  return [
    `This ${kind} in ${mid} covers ${size}`,
    `In ${mid} this ${kind} takes in ${size}`,
    `Here is ${withArticle(kind)} of ${size} in ${at}`,
    `${mid} is the setting for this ${kind}, which measures ${size}`,
    `With ${size} of ground, this ${kind} lies in ${at}`,
    `The setting is ${at}; the listing, ${withArticle(kind)} of ${size}`,
    `Now on the market in ${mid} is ${withArticle(kind)} measuring ${size}`,
    `For sale in ${at}: ${withArticle(kind)} of ${size}`,
    `Located in ${mid} this ${kind} comes to ${size}`,
    `${capitalize(withArticle(kind))} of ${size} is on offer in ${at}`,
    `You'll find this ${kind} of ${size} in ${at}`,
    `Set in ${mid} this ${kind} extends over ${size}`,
  ].map((text) => ({ text, said: ["lot"] }));
}

/** Every way to open the text about this home; never empty. */
export function openingsOf(home: Home, tone: Tone): Opening[] {
  const scene = sceneOf(home);
  if (home.type === "land_lot") {
    const bare = { ...scene, bedKind: scene.kind, withBaths: "", baths: null, rooms: null };
    const sized = forLand(home, scene);
    return sized.length > 0 ? sized : say(ANY, bare, tone).map((text) => ({ text, said: [] }));
  }
  const simple = say(ANY, scene, tone).map((text) => ({ text, said: [] as Said[] }));
  // The richer ways stand among the simple ones, so that neighbours in the list differ in build.
  return richer(home, scene).reduce(
    (ways, way, index) => [...ways.slice(0, index * 3 + 2), way, ...ways.slice(index * 3 + 2)],
    simple as Opening[],
  );
}

/** Rooms of a property whose opening could not carry them (land with a building on it). */
export function landRooms(home: Home): Slot[] {
  const rooms = home.type === "land_lot" ? roomsOf(home) : null;
  if (!rooms) return [];
  const first = roomsOf(home, { opensSentence: true })?.text ?? "";
  return [
    [
      `The property includes ${rooms.text}`,
      `${first} ${verb(rooms, "is", "are")} on the property`,
      `On the property ${verb(rooms, "is", "are")} ${rooms.text}`,
    ],
  ];
}
