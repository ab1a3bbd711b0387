import { capitalize, count, verb, withArticle } from "#lib/description/grammar.ts";
import { type Home, roomsOf } from "#lib/description/home.ts";
import type { Tone } from "#lib/schemas/description.ts";
import { areaOf, lotOf } from "./measures.ts";
import { say, type Slot, type Ways } from "./topic.ts";

/** What an opening has said, so that no later sentence says it again. */
export type Said = "size" | "lot" | "waterfront" | "community";

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
  const land = home.type === "land_lot";
  const baths = land ? null : (roomsOf(home, { bedrooms: false })?.text ?? null);
  const rooms = land ? null : (roomsOf(home)?.text ?? null);
  const beds = !land && home.bedrooms ? `${count(home.bedrooms)}-bedroom ` : "";
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

/** "in Asheville, North Carolina, with two full baths", or without baths and comma. */
const placed = ({ mid, at, withBaths }: Scene) => `in ${withBaths ? mid : at}${withBaths}`;
const a = (text: string) => withArticle(text);
const A = (text: string) => capitalize(withArticle(text));

/** Openings that only need a type and a place; rooms are worked in where there are any. */
const SIMPLE: Ways<Scene> = {
  plain: [
    (x) =>
      x.baths ? `This ${x.bedKind} in ${x.mid} has ${x.baths}` : `This ${x.bedKind} is in ${x.at}`,
    (x) => `For sale in ${x.at}: ${a(x.bedKind)}${x.withBaths}`,
    (x) =>
      x.rooms
        ? `This ${x.kind} has ${x.rooms} and is in ${x.at}`
        : `This is ${a(x.kind)} in ${x.at}`,
    (x) => `${A(x.bedKind)} is for sale ${placed(x)}`,
    (x) =>
      x.rooms
        ? `Located in ${x.mid} this ${x.kind} has ${x.rooms}`
        : `Located in ${x.mid} this is ${a(x.kind)}`,
    (x) => `${x.mid} is the location of this ${x.bedKind}${x.withBaths}`,
    (x) =>
      x.rooms
        ? `In ${x.mid} this ${x.kind} has ${x.rooms}`
        : `In ${x.mid} this ${x.kind} is for sale`,
    (x) => `On the market: ${a(x.bedKind)} ${placed(x)}`,
  ],
  warm: [
    (x) => `Here's ${a(x.bedKind)} ${placed(x)}`,
    (x) => `In ${x.mid} you'll find this ${x.bedKind}${x.withBaths}`,
    (x) => `Take a look at this ${x.bedKind} ${placed(x)}`,
    (x) => `You'll find this ${x.bedKind}${x.withBaths} in ${x.at}`,
    (x) => `${x.mid} is where you'll find this ${x.bedKind}${x.withBaths}`,
    (x) =>
      x.baths
        ? `This ${x.bedKind} in ${x.mid} gives you ${x.baths}`
        : `This ${x.bedKind} in ${x.mid} is ready for your visit`,
    (x) => `If ${x.mid} is where you want to be, here's ${a(x.bedKind)}${x.withBaths}`,
    (x) =>
      x.rooms
        ? `With ${x.rooms}, this ${x.kind} is in ${x.at}`
        : `Come and see this ${x.kind} in ${x.at}`,
    (x) => `Come and see this ${x.bedKind} ${placed(x)}`,
  ],
  polished: [
    (x) =>
      x.baths
        ? `Presented in ${x.mid} this ${x.bedKind} offers ${x.baths}`
        : `Presented for sale is this ${x.bedKind} in ${x.at}`,
    (x) => `We are pleased to present this ${x.bedKind} ${placed(x)}`,
    (x) =>
      x.rooms
        ? `Set in ${x.mid} this ${x.kind} comprises ${x.rooms}`
        : `Set in ${x.mid} this ${x.kind} is offered for sale`,
    (x) => `${x.mid} is the setting for this ${x.bedKind}${x.withBaths}`,
    (x) =>
      x.rooms
        ? `With ${x.rooms}, this ${x.kind} is presented for sale in ${x.at}`
        : `This ${x.kind} is presented for sale in ${x.at}`,
    (x) => `Now offered in ${x.mid} is ${a(x.bedKind)}${x.withBaths}`,
    (x) =>
      x.baths
        ? `This ${x.bedKind} in ${x.mid} is arranged with ${x.baths}`
        : `This ${x.bedKind} takes its place in ${x.at}`,
    (x) =>
      x.baths
        ? `Offered for sale in ${x.mid} this ${x.bedKind} has ${x.baths}`
        : `Offered for sale in ${x.mid} is this ${x.bedKind}`,
  ],
};

interface Headline extends Scene {
  /** "2,450 square feet" */
  size: string;
  /** "6,500 square feet" or "5 acres (217,800 square feet)" */
  lot: string;
  /** "a 55+ community" */
  community: string;
}

const SIZED: Ways<Headline> = {
  plain: [
    (x) => `This ${x.kind} in ${x.mid} has ${x.rooms} in ${x.size} of finished space`,
    (x) => `With ${x.size} of finished space, this ${x.kind} in ${x.mid} has ${x.rooms}`,
  ],
  warm: [
    (x) => `This ${x.kind} in ${x.mid} fits ${x.rooms} into ${x.size} of finished space`,
    (x) => `You get ${x.rooms} in ${x.size} of finished space with this ${x.kind} in ${x.at}`,
  ],
  polished: [
    (x) => `Within its ${x.size} of finished space, this ${x.kind} in ${x.mid} offers ${x.rooms}`,
    (x) => `This ${x.kind} in ${x.mid} arranges ${x.rooms} over ${x.size} of finished space`,
  ],
};
const WITH_LOT: Ways<Headline> = {
  any: [(x) => `On a lot of ${x.lot} in ${x.mid} this ${x.bedKind} has ${x.baths}`],
};
const ON_WATERFRONT: Ways<Headline> = {
  plain: [
    (x) =>
      `On the waterfront in ${x.mid} this ${x.bedKind} ${x.baths ? `has ${x.baths}` : "is for sale"}`,
    (x) => `This ${x.bedKind}${x.withBaths} is on the waterfront in ${x.at}`,
    (x) => `A waterfront setting in ${x.mid} comes with this ${x.bedKind}${x.withBaths}`,
    (x) => `For sale on the waterfront in ${x.at}: ${a(x.bedKind)}${x.withBaths}`,
  ],
  warm: [
    (x) => `You'll find this ${x.bedKind}${x.withBaths} on the waterfront in ${x.at}`,
    (x) => `On the waterfront in ${x.mid} here's ${a(x.bedKind)}${x.withBaths}`,
    (x) => `The waterfront in ${x.mid} is where you'll find this ${x.bedKind}${x.withBaths}`,
    (x) => `Come and see this ${x.bedKind}${x.withBaths} on the waterfront in ${x.at}`,
  ],
  polished: [
    (x) =>
      `Set on the waterfront in ${x.mid} this ${x.bedKind} ${x.baths ? `offers ${x.baths}` : "is offered for sale"}`,
    (x) => `A waterfront setting in ${x.mid} distinguishes this ${x.bedKind}${x.withBaths}`,
    (x) =>
      `We are pleased to present, on the waterfront in ${x.mid} this ${x.bedKind}${x.withBaths}`,
    (x) => `Now offered on the waterfront in ${x.mid} is ${a(x.bedKind)}${x.withBaths}`,
  ],
};
const IN_COMMUNITY: Ways<Headline> = {
  plain: [
    (x) =>
      `In ${x.community} in ${x.mid} this ${x.bedKind} ${x.baths ? `has ${x.baths}` : "is for sale"}`,
    (x) => `This ${x.bedKind}${x.withBaths} is in ${x.community} in ${x.at}`,
  ],
  warm: [
    (x) => `You'll find this ${x.bedKind}${x.withBaths} in ${x.community} in ${x.at}`,
    (x) => `In ${x.community} in ${x.mid} here's ${a(x.bedKind)}${x.withBaths}`,
  ],
  polished: [
    (x) =>
      `Set in ${x.community} in ${x.mid} this ${x.bedKind} ${x.baths ? `offers ${x.baths}` : "is offered for sale"}`,
    (x) => `Presented in ${x.community} in ${x.mid} is this ${x.bedKind}${x.withBaths}`,
  ],
};

/** Openings that say more than type, place, and rooms; on the waterfront, none that does not. */
function richer(home: Home, scene: Scene, tone: Tone): Opening[] {
  const x = { ...scene, size: areaOf(home.size), lot: lotOf(home.lot), community: home.community };
  const ways = (lines: Ways<Headline>, said: Said) =>
    say(lines, x, tone).map((text) => ({ text, said: [said] }));
  if (home.has("outdoorFeatures", "Waterfront")) return ways(ON_WATERFRONT, "waterfront");
  return [
    ...(home.community ? ways(IN_COMMUNITY, "community") : []),
    ...(home.size && home.bedrooms && scene.baths ? ways(SIZED, "size") : []),
    ...(home.lot && scene.baths ? ways(WITH_LOT, "lot") : []),
  ];
}

interface Ground extends Scene {
  size: string;
}

/** Openings for land: its size is what counts, rooms come in a sentence of their own. */
const LAND: Ways<Ground> = {
  plain: [
    (x) => `This ${x.kind} in ${x.mid} covers ${x.size}`,
    (x) => `For sale in ${x.at}: ${a(x.kind)} of ${x.size}`,
    (x) => `${A(x.kind)} of ${x.size} is for sale in ${x.at}`,
    (x) => `Located in ${x.mid} this ${x.kind} measures ${x.size}`,
    (x) => `On the market in ${x.mid} is ${a(x.kind)} of ${x.size}`,
  ],
  warm: [
    (x) => `Here's ${a(x.kind)} of ${x.size} in ${x.at}`,
    (x) => `You'll find this ${x.kind} of ${x.size} in ${x.at}`,
    (x) => `In ${x.mid} this ${x.kind} gives you ${x.size} to work with`,
    (x) => `Take a look at this ${x.kind} in ${x.mid} covering ${x.size}`,
    (x) => `${x.mid} is where you'll find this ${x.kind} of ${x.size}`,
  ],
  polished: [
    (x) => `Set in ${x.mid} this ${x.kind} extends to ${x.size}`,
    (x) => `${x.mid} is the setting for this ${x.kind}, which measures ${x.size}`,
    (x) => `We are pleased to present ${a(x.kind)} of ${x.size} in ${x.at}`,
    (x) => `Now offered in ${x.mid} is ${a(x.kind)} extending to ${x.size}`,
    (x) => `Presented for sale in ${x.mid} this ${x.kind} comprises ${x.size}`,
  ],
};

const LAND_ON_WATERFRONT: Ways<Ground> = {
  plain: [
    (x) => `On the waterfront in ${x.mid} this ${x.kind} covers ${x.size}`,
    (x) => `This ${x.kind} of ${x.size} is on the waterfront in ${x.at}`,
    (x) => `For sale on the waterfront in ${x.at}: ${a(x.kind)} of ${x.size}`,
  ],
  warm: [
    (x) => `You'll find this ${x.kind} of ${x.size} on the waterfront in ${x.at}`,
    (x) => `On the waterfront in ${x.mid} here's ${a(x.kind)} of ${x.size}`,
    (x) => `Take a look at this ${x.kind} of ${x.size} on the waterfront in ${x.at}`,
  ],
  polished: [
    (x) => `Set on the waterfront in ${x.mid} this ${x.kind} extends to ${x.size}`,
    (x) => `A waterfront setting in ${x.mid} distinguishes this ${x.kind} of ${x.size}`,
    (x) => `Now offered on the waterfront in ${x.mid} is ${a(x.kind)} of ${x.size}`,
  ],
};

/** Openings for land: its size, and the water before all else. */
function landOpenings(home: Home, ground: Ground, tone: Tone): Opening[] {
  const onWater = home.has("outdoorFeatures", "Waterfront");
  const said: Said[] = onWater ? ["lot", "waterfront"] : ["lot"];
  return say(onWater ? LAND_ON_WATERFRONT : LAND, ground, tone).map((text) => ({ text, said }));
}

/** Every way to open the text about this home; never empty. */
export function openingsOf(home: Home, tone: Tone): Opening[] {
  const scene = sceneOf(home);
  if (home.type === "land_lot" && home.lot) {
    return landOpenings(home, { ...scene, size: lotOf(home.lot) }, tone);
  }
  const rich = richer(home, scene, tone);
  if (rich[0]?.said.includes("waterfront")) return rich;
  const simple = say(SIMPLE, scene, tone).map((text): Opening => ({ text, said: [] }));
  // The richer ways stand among the simple ones, so that neighbors in the list differ in build.
  return rich.reduce(
    (ways, way, index) => [...ways.slice(0, index * 2 + 1), way, ...ways.slice(index * 2 + 1)],
    simple,
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
