import { area, count, counted, listOf, type Phrase } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { type Mention, messageOf, type Topic } from "#lib/description/writer/message.ts";
import { realizeTemplates } from "#lib/description/writer/realize-template.ts";
import type { TemplateSet } from "#lib/description/writer/template.ts";
import {
  LAND,
  LAND_ON_WATERFRONT,
  ROOMS_ON_LAND,
} from "#lib/description/writer/templates/land-opening.ts";
import {
  IN_COMMUNITY,
  ON_WATERFRONT,
  SIMPLE,
  SIZED,
  WITH_LOT,
} from "#lib/description/writer/templates/opening.ts";
import type { Tone } from "#lib/fields/description.ts";
import { lotInWords } from "./lot.ts";

// Where neither city nor state can be printed.
const ANYWHERE = "the United States";

interface Opening {
  text: string;
  mentions: readonly Mention[];
}

export function listOpenings(home: Home, tone: Tone): Opening[] {
  const land = home.type === "land_lot";
  const waterfront = home.has("outdoorFeatures", "Waterfront");
  const baths = land ? undefined : countRooms(home, { bedrooms: false });
  const bedrooms = !land && home.bedrooms ? `${count(home.bedrooms)}-bedroom ` : "";
  const slots = {
    kind: home.kind,
    bedroomKind: bedrooms + home.kind,
    place: home.place || ANYWHERE,
    baths,
    bedroomsAndBaths: land ? undefined : countRooms(home),
    area: area(home.size),
    lot: lotInWords(home.lot),
    community: home.community,
  };
  const openings = (set: TemplateSet, ...mentions: Mention[]) =>
    realizeTemplates(set, slots, tone).map((text): Opening => ({ text, mentions }));

  if (land && home.lot) {
    return waterfront ? openings(LAND_ON_WATERFRONT, "lot", "waterfront") : openings(LAND, "lot");
  }
  if (waterfront) return openings(ON_WATERFRONT, "waterfront");
  const richer = [
    ...(home.community ? openings(IN_COMMUNITY, "community") : []),
    ...(home.size && home.bedrooms && baths ? openings(SIZED, "size") : []),
    ...(home.lot && baths ? openings(WITH_LOT, "lot") : []),
  ];
  return interleave(openings(SIMPLE), richer);
}

/** Every second one from `others`, so that neighbors differ in build. */
function interleave(openings: readonly Opening[], others: readonly Opening[]): Opening[] {
  return others.reduce(
    (all, other, index) => all.toSpliced(index * 2 + 1, 0, other),
    [...openings],
  );
}

/** Rooms of a property whose opening could not hold them: land with a building on it. */
export function planLandRooms(home: Home): Topic | null {
  const bedroomsAndBaths = home.type === "land_lot" ? countRooms(home) : undefined;
  if (!bedroomsAndBaths) return null;
  return { name: "land", levels: [[messageOf(ROOMS_ON_LAND, { bedroomsAndBaths })]] };
}

/** Bedrooms and baths, or baths alone: "two full baths and one half bath". */
function countRooms(home: Home, { bedrooms = true } = {}): Phrase | undefined {
  const counts = [
    ...(bedrooms && home.bedrooms ? [{ number: home.bedrooms, noun: "bedroom" }] : []),
    ...home.baths.map(({ kind, number }) => ({ number, noun: `${kind} bath` })),
  ];
  if (counts.length === 0) return undefined;
  const list = (inWords: boolean) =>
    listOf(counts.map(({ number, noun }) => counted(number, noun, inWords).text));
  return {
    text: list(false),
    initial: list(true),
    plural: counts.length > 1 || counts.some(({ number }) => number !== 1),
  };
}
