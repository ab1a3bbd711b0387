import type { Basics } from "#lib/fields/basics.ts";
import { BASICS_LABELS, type BasicsField } from "#lib/fields/basics.ts";
import type { Features } from "#lib/fields/features.ts";
import { PROPERTY_TYPE_LABELS } from "#lib/fields/property.ts";
import { formatArea } from "#lib/format.ts";
import {
  ADDRESS,
  BASICS,
  type Compared,
  type Contradiction,
  FEATURES,
  type Side,
  side,
} from "./facts.ts";

interface Entered {
  basics: Basics | null;
  features: Features;
  isLand: boolean;
}

type Pair = readonly [isWrong: boolean, one: Side, other: Side];

const isGarage = (type: string) => type.startsWith("Garage");
const area = (field: BasicsField, squareFeet: number) =>
  side(BASICS, `${BASICS_LABELS[field]}: ${formatArea(squareFeet)}`);
const chosen = (group: string, option: string) => side(FEATURES, `${group}: ${option}`);

function parkingPairs({ basics, features: { parking } }: Entered): Pair[] {
  const { types, totalSpaces } = parking;
  const garage = basics?.garageSquareFootage ?? 0;
  const others = types.filter((type) => type !== "None");
  const isNone = types.includes("None");
  const none = chosen("Parking", "None");
  const spaces = side(FEATURES, `Total Parking Spaces: ${totalSpaces}`);
  const hasOthers = others.length > 0;
  return [
    [isNone && hasOthers, none, chosen("Parking", others.join(", "))],
    [isNone && !hasOthers && Boolean(totalSpaces), none, spaces],
    [isNone && !hasOthers && garage > 0, none, area("garageSquareFootage", garage)],
    [
      hasOthers && !types.some(isGarage) && garage > 0,
      chosen("Parking", `${others.join(", ")}, no garage`),
      area("garageSquareFootage", garage),
    ],
  ];
}

function basementPairs({ basics, features: { basement } }: Entered): Pair[] {
  const size = basics?.basementSquareFootage ?? 0;
  const others = basement.filter((kind) => kind !== "None");
  const isNone = basement.includes("None");
  const none = chosen("Basement", "None");
  const [finished, unfinished] = [basement.includes("Finished"), basement.includes("Unfinished")];
  return [
    [isNone && others.length > 0, none, chosen("Basement", others.join(", "))],
    [isNone && others.length === 0 && size > 0, none, area("basementSquareFootage", size)],
    [
      finished && unfinished && !basement.includes("Partially finished"),
      chosen("Basement", "Finished"),
      chosen("Basement", "Unfinished"),
    ],
  ];
}

function shorePairs({ features: { outdoorFeatures } }: Entered): Pair[] {
  const has = (name: Features["outdoorFeatures"][number]) => outdoorFeatures.includes(name);
  return [
    [
      has("Dock") && !has("Waterfront") && !has("Pond"),
      chosen("Outdoor Features", "Dock"),
      side(FEATURES, "Outdoor Features: neither Waterfront nor Pond"),
    ],
  ];
}

function roomPairs({ basics, features: { rooms } }: Entered): Pair[] {
  const bedrooms = basics?.bedrooms ?? 0;
  return [
    [
      rooms.total !== null && rooms.total < bedrooms,
      side(FEATURES, `Total Rooms: ${rooms.total}`),
      side(BASICS, `Bedrooms: ${bedrooms}`),
    ],
  ];
}

function basicsPairs({ basics, isLand }: Omit<Entered, "features">): Pair[] {
  if (!basics) return [];
  const { bedrooms, yearBuilt, structuralRemodelYear: remodel, finishedSquareFootage } = basics;
  const land = side(ADDRESS, `Property type: ${PROPERTY_TYPE_LABELS.land_lot}`);
  return [
    [isLand && bedrooms > 0, land, side(BASICS, `Bedrooms: ${bedrooms}`)],
    [
      isLand && bedrooms === 0 && finishedSquareFootage > 0,
      land,
      area("finishedSquareFootage", finishedSquareFootage),
    ],
    [
      remodel > 0 && yearBuilt > 0 && remodel < yearBuilt,
      side(BASICS, `Structural Remodel Year: ${remodel}`),
      side(BASICS, `Year Built: ${yearBuilt}`),
    ],
  ];
}

/** Finds details that can't be true together. */
export function detailsAgainstDetails({ property }: Compared): Contradiction[] {
  const { propertyBasics: basics, propertySpecifics: features, propertyType } = property;
  const isLand = propertyType === "land_lot";
  const entered = features && { basics, features, isLand };
  const pairs = [
    ...basicsPairs({ basics, isLand }),
    ...(entered
      ? [parkingPairs, basementPairs, shorePairs, roomPairs].flatMap((find) => find(entered))
      : []),
  ];
  return pairs.flatMap(([isWrong, one, other]) => (isWrong ? { sides: [one, other] } : []));
}
