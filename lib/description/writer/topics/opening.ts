import { count, counted, join, listOf, type Phrase, type Word } from "#lib/description/grammar.ts";
import type { Home } from "#lib/description/home.ts";
import { STYLES } from "#lib/description/vocabulary.ts";
import {
  bathPhrases,
  countBaths,
  livingSpace,
  lotInWords,
} from "#lib/description/writer/phrases.ts";
import { realizeTemplates } from "#lib/description/writer/realize-template.ts";
import type { Distinction } from "#lib/description/writer/salience.ts";
import type { Slots, TemplateSet } from "#lib/description/writer/template.ts";
import * as templates from "#lib/description/writer/templates/opening.ts";
import type { Tone } from "#lib/fields/description.ts";
import type { PropertyType } from "#lib/fields/property.ts";

// Where neither city nor state can be printed.
const ANYWHERE = "the United States";

/** What a listing calls each type. */
export const KINDS: Record<PropertyType, string> = {
  single_family: "house",
  multi_family: "multi-family property",
  condominium: "condominium",
  land_lot: "parcel of land",
};

export const BATHS = [
  "propertyBasics.fullBathrooms",
  "propertyBasics.halfBathrooms",
  "propertyBasics.threeFourthBathrooms",
  "propertyBasics.oneFourthBathrooms",
] as const;
const AREA = ["propertyBasics.finishedSquareFootage"] as const;
const LOT = ["propertyBasics.lotSize"] as const;

export interface Opening {
  text: string;
  /** The facts that no later sentence repeats: sources, or `source=value` of an option. */
  tells: readonly string[];
}

/** First sentences: what kind of home, where, and what sets it apart. */
export function listOpenings(
  home: Home,
  distinctions: readonly Distinction[],
  tone: Tone,
): Opening[] {
  return home.type === "land_lot"
    ? openingsOfLand(home, distinctions, tone)
    : openingsOfHome(home, distinctions, tone);
}

function openingsOfHome(home: Home, distinctions: readonly Distinction[], tone: Tone): Opening[] {
  const baths = bathPhrases(home);
  const size = home.size ? livingSpace(home.size) : undefined;
  const [first, second] = distinctions;
  const two = [first, second].filter((each) => each !== undefined);
  const basic: Slots = { home: kindOf(home), where: whereIs(home) };
  const open = (set: TemplateSet, told: Told, slots: Slots): Opening[] =>
    realizeTemplates(set, { ...basic, ...slots }, tone).map((text) => ({
      text,
      tells: [...told.flat(), ...ALWAYS_TOLD],
    }));
  const builds: Opening[][] = [];
  if (baths.length && first) {
    const holds = join([...baths, first.phrase]);
    builds.push(open(templates.HOLDING, [BATHS, first.tells], { holds }));
  }
  if (two.length > 0) {
    const told = two.map(({ tells }) => tells);
    const features = join(two.map(({ phrase }) => phrase));
    builds.push(open(templates.SET_APART, told, { features }));
    if (baths.length && size) {
      const slots = { features, holds: join([...baths, size]) };
      builds.push(open(templates.WITH_FEATURES, [...told, BATHS, AREA], slots));
    }
    builds.push(open(templates.FEATURED, told, { features }));
  }
  if (baths.length && size) {
    builds.push(open(templates.SIZED, [BATHS, AREA], { holds: join([...baths, size]) }));
  }
  if (builds.length === 0 && (baths.length || size)) {
    const holds = join([...baths, ...(size ? [size] : [])]);
    builds.push(open(templates.HOLDING, [BATHS, AREA], { holds }));
  }
  return interleave(builds.length ? builds : [open(templates.SIMPLE, [], {})]);
}

function openingsOfLand(home: Home, distinctions: readonly Distinction[], tone: Tone): Opening[] {
  const two = distinctions.slice(0, 2);
  const slots: Slots = {
    home: kindOf(home),
    where: whereIs(home),
    lot: home.lot ? lotInWords(home.lot) : undefined,
    features: two.length ? join(two.map(({ phrase }) => phrase)) : undefined,
  };
  const tells = [...two.flatMap((each) => each.tells), ...LOT, ...ALWAYS_TOLD];
  const set = home.lot ? templates.LAND : two.length ? templates.FEATURED : templates.SIMPLE;
  return realizeTemplates(set, slots, tone).map((text) => ({ text, tells }));
}

type Told = readonly (readonly string[])[];

const ALWAYS_TOLD = [
  "propertySpecifics.outdoorFeatures=Waterfront",
  "propertySpecifics.buildingDetails=Over 55+ active community",
  "propertySpecifics.buildingDetails=Assisted living community",
];

/** "waterfront four-bedroom Craftsman house". */
function kindOf(home: Home): string {
  const land = home.type === "land_lot";
  const styles = home.list("architecturalStyle", STYLES);
  return [
    home.has("outdoorFeatures", "Waterfront") ? "waterfront" : "",
    !land && home.bedrooms ? `${count(home.bedrooms)}-bedroom` : "",
    !land && styles.length === 1 ? (styles[0]?.text ?? "") : "",
    KINDS[home.type],
  ]
    .filter(Boolean)
    .join(" ");
}

function whereIs({ place, community }: Home): string {
  const where = place || ANYWHERE;
  return community ? `${community} in ${where}` : where;
}

/** Takes one of each build in turn, so that neighbors differ in build. */
function interleave(builds: readonly Opening[][]): Opening[] {
  const most = Math.max(...builds.map(({ length }) => length));
  return Array.from({ length: most }, (_, row) =>
    builds.flatMap((openings) => openings[row] ?? []),
  ).flat();
}

/** Rooms of a property whose opening could not hold them: land with a building on it. */
export function roomsOnLand(home: Home): Phrase | undefined {
  const counts: Word[] = [
    ...(home.bedrooms ? [counted(home.bedrooms, "bedroom")] : []),
    ...countBaths(home.baths),
  ];
  if (counts.length === 0) return undefined;
  const single = counts.length === 1 && counts[0]?.plural === false;
  return { text: listOf(counts.map(({ text }) => text)), plural: !single };
}
