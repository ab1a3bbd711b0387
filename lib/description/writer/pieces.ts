import { lotInWords, lotPhrase, squareFeet } from "#lib/description/areas.ts";
import { count, counted, dollars, join, listOf, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { FLOORS, MATERIALS, ROOFS, STYLES } from "#lib/description/vocabulary.ts";
import words from "#lib/description/words.json" with { type: "json" };
import type { Tone } from "#lib/fields/description.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { SQUARE_FEET_PER_ACRE } from "#lib/us/measures.ts";
import type { Piece } from "./frames.ts";
import {
  airPhrase,
  appliancePhrase,
  basementPhrase,
  bathPhrase,
  floorKinds,
  heatPhrase,
  wallPhrase,
  waterPhrase,
} from "./noun-phrases.ts";

const KINDS: Record<PropertyType, Record<Tone, string>> = words.kinds;
/** Styles that name a house by themselves: "1926 Craftsman bungalow". */
const STYLE_NOUNS: Readonly<Record<string, string>> = words.styleNouns;

/** What an owner calls a home without saying what it is built of. */
const PLAIN_HOME = /^(?:\w+plex|\w+-flat|\w+-unit property|town(?:house|home)|row ?house)$/;

/** Whose land is the home's alone: "1988 house on 15 acres". */
const OF_ONE_OWNER: ReadonlySet<PropertyType> = new Set(["single_family", "multi_family"]);

/** A home "dates from" a year before this one. */
const OLD = 1940;

const ON = " on ";
const BEDS = "propertyBasics.bedrooms";
const SIZE = "propertyBasics.finishedSquareFootage";
const SUITE = "Owner's Suite";
export const LOT = "propertyBasics.lotSize";
const BUILT = "propertyBasics.yearBuilt";
export const REMODELED = "propertyBasics.structuralRemodelYear";
const WATERFRONT = "propertySpecifics.outdoorFeatures=Waterfront";
const WALLS = "propertySpecifics.exterior";
const STYLE = "propertySpecifics.architecturalStyle";

export type Slots = Readonly<Record<string, Piece | undefined>>;

const piece = (text: string | undefined, ...covers: readonly string[]): Piece | undefined =>
  text ? { text, covers } : undefined;
export const named = (word: Word | undefined, ...covers: readonly string[]): Piece | undefined =>
  word && { ...word, covers };

/** Pieces as one list; undefined where there are none. */
export function joinPieces(pieces: readonly (Piece | undefined)[]): Piece | undefined {
  const known = pieces.filter((each) => each !== undefined);
  if (known.length === 0) return undefined;
  return {
    ...join(known),
    covers: known.flatMap(({ covers }) => covers),
  };
}

interface SlotOptions {
  tone: Tone;
  thisYear: number;
  /** What the owner calls the home: "duplex". */
  called: Piece | undefined;
}

/** What the slots of a frame stand for, before anything is written. */
export function slotsOf(home: Home, { tone, thisYear, called }: SlotOptions): Slots {
  return {
    ...identitySlots(home, { tone, thisYear, called }),
    ...measureSlots(home),
    ...featureSlots(home),
    noun: {
      text:
        KINDS[home.type][tone]
          .replace(/^multi-family |^parcel of land$/, "")
          .replace("condominium", "home") || "property",
      covers: [],
    },
    place: piece(
      [home.community, home.town].filter(Boolean).join(" in ") || undefined,
      "city",
      "state",
      "propertySpecifics.buildingDetails=Over 55+ active community",
      "propertySpecifics.buildingDetails=Assisted living community",
    ),
    dues: piece(home.hoa ? dollars(home.hoa) : "", "propertyBasics.hoaFees"),
  };
}

/** "1926", "Craftsman bungalow", "1926 Craftsman bungalow", "three-bedroom Craftsman bungalow". */
function identitySlots(home: Home, options: SlotOptions): Slots {
  const isAhead = (year: number) => year > options.thisYear;
  const year = home.built && !isAhead(home.built) ? String(home.built) : undefined;
  const remodeled = piece(home.remodeled ? String(home.remodeled) : "", REMODELED);
  const styles = home.list("architecturalStyle", STYLES).map(({ text }) => text);
  const { text: identity, covers } = identityOf(home, styles, options);
  const beds = home.bedrooms ? `${count(home.bedrooms)}-bedroom ` : undefined;
  const dated = /^\d/.test(identity) ? identity : [year, identity].filter(Boolean).join(" ");
  const [homestead, acres] = covers.includes(LOT) ? dated.split(ON) : [];
  return {
    homestead: piece(homestead, ...covers, ...(year ? [BUILT] : [])),
    acres: piece(acres, LOT),
    year: piece(year, BUILT),
    oldYear: Number(year) < OLD ? piece(year, BUILT) : undefined,
    identity: { text: identity, covers },
    dated: {
      text: dated,
      covers: year ? [...covers, BUILT] : covers,
    },
    bedded:
      beds && !/^\d/.test(identity)
        ? { text: `${beds}${identity}`, covers: [...covers, BEDS] }
        : undefined,
    builtAhead: isAhead(home.built) ? piece(String(home.built), BUILT) : undefined,
    onlyRemodelAhead: isAhead(home.remodeled) && !isAhead(home.built) ? remodeled : undefined,
    remodelAhead: isAhead(home.remodeled) ? remodeled : undefined,
    remodeled: isAhead(home.remodeled) ? undefined : remodeled,
  };
}

function identityOf(home: Home, styles: readonly string[], { tone, called }: SlotOptions): Piece {
  const isHouse = home.type === "single_family";
  const nouns = isHouse ? styles.filter((style) => style in STYLE_NOUNS) : [];
  const adjectives = styles.filter((style) => !nouns.includes(style));
  const isNamed = home.type !== "land_lot" && nouns.length < 2 && adjectives.length < 2;
  const waterfront = home.has("outdoorFeatures", "Waterfront") ? "waterfront" : "";
  const wall = listOf(home.list("exterior", MATERIALS).map((material) => material.text));
  const named: Readonly<Record<string, string>> = words.wallsOfHomes;
  const isPlain = !called || PLAIN_HOME.test(called.text);
  const wallOf = OF_ONE_OWNER.has(home.type) && isPlain ? named[wall] : undefined;
  const noun = (isNamed && STYLE_NOUNS[nouns[0] ?? ""]) || KINDS[home.type][tone];
  const text = [isNamed ? adjectives[0] : "", waterfront, wallOf, calledOf(called, home) ?? noun]
    .filter(Boolean)
    .join(" ");
  const covers = [
    WATERFRONT,
    "propertyType",
    ...(isNamed ? [STYLE] : []),
    ...(called?.covers ?? []),
  ];
  if (wallOf) covers.push(WALLS);
  const isOnAcres = OF_ONE_OWNER.has(home.type) && home.lot >= SQUARE_FEET_PER_ACRE;
  if (!isOnAcres || text.includes(" on ")) return { text, covers };
  return { text: `${text}${ON}${lotInWords(home.lot)}`, covers: [...covers, LOT] };
}

/** Without the year where it is the one that the home was built in; a townhouse can be a condo. */
function calledOf(called: Piece | undefined, { built, type }: Home): string | undefined {
  const text = called?.text.replace(new RegExp(`^${built} `), "");
  return type === "condominium" && text && !/ on /.test(text) ? `${text} condominium` : text;
}

function measureSlots(home: Home): Slots {
  const isLand = home.type === "land_lot";
  const feet = home.size ? squareFeet(home.size) : undefined;
  // On land, square feet alone could be those of the lot.
  const size = feet && isLand ? { ...feet, text: `${feet.text} of living space` } : feet;
  const hasLot = home.lot > 0 && !isLand;
  const beds = home.bedrooms ? named(counted(home.bedrooms, "bedroom"), BEDS) : undefined;
  const baths = named(bathPhrase(home), "baths");
  return {
    beds,
    baths,
    suite:
      home.bedrooms > 1 && home.has("rooms", "Owner's Suite")
        ? piece("owner's suite", SUITE)
        : undefined,
    size: named(size, SIZE),
    lot: hasLot ? piece(lotPhrase(home.lot), LOT) : undefined,
    lotSize: hasLot ? piece(lotInWords(home.lot), LOT) : undefined,
    land: landOf(home),
  };
}

function landOf(home: Home): Piece | undefined {
  if (home.type !== "land_lot") return undefined;
  const waterfront = home.has("outdoorFeatures", "Waterfront");
  const covers = ["propertyType", WATERFRONT, LOT];
  const lot = lotInWords(home.lot);
  if (home.lot >= SQUARE_FEET_PER_ACRE) {
    const plural = home.lot > SQUARE_FEET_PER_ACRE;
    return { text: waterfront ? `${lot} of waterfront land` : lot, plural, covers };
  }
  const parcel = waterfront ? "waterfront parcel of land" : "parcel of land";
  const phrase = home.lot ? lotPhrase(home.lot) : "a lot";
  const isAcres = !phrase.includes("foot");
  return { text: isAcres ? phrase.replace(/lot$/, parcel) : `a ${parcel} of ${lot}`, covers };
}

/** "natural gas forced air", of "natural gas forced-air heat" */
function kindOfHeat(heat: Piece): Piece | undefined {
  const text = heat.text.replace(/ heat$/, "").replace("forced-air", "forced air");
  return text === heat.text || / ?(?:wall|stove)$/.test(text) ? undefined : { ...heat, text };
}

const isList = ({ text }: Piece) => / and | plus /.test(text);

/** All kinds of floors, or some: whether "Linoleum/Vinyl" is the one or the other, nobody entered. */
function floorSlots(home: Home): Slots {
  const kinds = floorKinds(home);
  const vague = FLOORS["Linoleum/Vinyl"].text;
  const some = kinds.filter((kind) => kind !== vague);
  const isAll = some.length === kinds.length;
  if (!isAll && some.every((kind) => kind === FLOORS.Carpet.text)) return {};
  return { [isAll ? "kinds" : "someKinds"]: piece(listOf(some), "floors") };
}

function featureSlots(home: Home): Slots {
  const [heat, air] = [named(heatPhrase(home), "heat"), named(airPhrase(home), "air")];
  const walls = piece(wallPhrase(home), WALLS);
  const roof =
    home.has("roof", "Metal") &&
    home.list("roof", ROOFS).length === 1 &&
    !home.ownWords.some((note) => /\broof\b/i.test(note))
      ? piece("a metal roof", "roof")
      : undefined;
  return {
    ...floorSlots(home),
    basement: named(basementPhrase(home), "basement"),
    appliances:
      home.type === "multi_family" ? undefined : named(appliancePhrase(home), "appliances"),
    ...{ heat, air },
    heatKind: heat && !isList(heat) ? kindOfHeat(heat) : undefined,
    climate: heat && air && !isList(heat) && !isList(air) ? joinPieces([heat, air]) : undefined,
    water: named(waterPhrase(home), "water"),
    ...{ walls, roof },
  };
}
