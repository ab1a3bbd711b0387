import type { Basics } from "#lib/fields/basics.ts";
import {
  FEATURE_OPTIONS,
  type FeatureGroup,
  type Features,
  NO_FEATURES,
} from "#lib/fields/features.ts";
import type { DescribedProperty } from "#lib/description/facts.ts";

/** Mulberry32: the same seed always gives the same numbers from 0 (inclusive) to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PLACES = [
  ["Asheville", "NC"],
  ["Austin", "TX"],
  ["Bend", "Oregon"],
  ["St. Louis", "MO"],
  ["Portland", "ME"],
  ["Boise", "ID"],
  ["Tucson", "Arizona"],
  ["Madison", "WI"],
  ["Washington", "DC"],
  ["Savannah", "Georgia"],
] as const;
const STREETS = ["Juniper Lane", "Cass Street", "Old Mill Road", "Harbor Way", "Larkspur Court"];

/** All numbers 0. */
export const NO_BASICS: Basics = {
  bedrooms: 0,
  fullBathrooms: 0,
  halfBathrooms: 0,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 0,
  basementSquareFootage: 0,
  garageSquareFootage: 0,
  lotSize: 0,
  yearBuilt: 0,
  structuralRemodelYear: 0,
  hoaFees: 0,
};

/** Sets the options of one group. */
function withOptions(
  features: Features,
  group: FeatureGroup,
  options: readonly string[],
): Features {
  if (group === "rooms" || group === "parking") {
    return { ...features, [group]: { ...features[group], types: options } };
  }
  return { ...features, [group]: options };
}

/** Every option of every list, and both totals. */
export const ALL_FEATURES: Features = (
  Object.keys(FEATURE_OPTIONS) as FeatureGroup[]
).reduce<Features>((features, group) => withOptions(features, group, FEATURE_OPTIONS[group]), {
  ...NO_FEATURES,
  rooms: { types: [], total: 40 },
  parking: { types: [], totalSpaces: 12 },
});

/**
 * A property that a seller could have entered: any type, from few to many choices, with the
 * groups that say one thing about a building (style, basement) mostly holding one option.
 */
export function randomProperty(seed: number): DescribedProperty {
  const random = seeded(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T;
  const chance = (share: number) => random() < share;

  const propertyType = pick([
    "single_family",
    "single_family",
    "single_family",
    "multi_family",
    "condominium",
    "land_lot",
  ] as const);
  const land = propertyType === "land_lot";
  const [city, state] = pick(PLACES);
  const density = 0.1 + random() * 0.3;

  const onLand = new Set<FeatureGroup>(["outdoorFeatures", "waterSewage"]);
  const single = new Set<FeatureGroup>(["architecturalStyle", "basement", "roof"]);
  let features = NO_FEATURES;
  for (const group of Object.keys(FEATURE_OPTIONS) as FeatureGroup[]) {
    if (land && !onLand.has(group)) continue;
    const options = FEATURE_OPTIONS[group].filter(() => chance(density));
    features = withOptions(
      features,
      group,
      single.has(group) && chance(0.8) ? options.slice(0, 1) : options,
    );
  }
  features = {
    ...features,
    rooms: { ...features.rooms, total: !land && chance(0.6) ? whole(3, 14) : null },
    parking: { ...features.parking, totalSpaces: !land && chance(0.5) ? whole(1, 6) : null },
  };
  const basics: Basics = land
    ? { ...NO_BASICS, lotSize: chance(0.9) ? whole(4000, 400_000) : 0 }
    : {
        bedrooms: whole(0, 6),
        fullBathrooms: whole(0, 4),
        halfBathrooms: whole(0, 2),
        threeFourthBathrooms: chance(0.2) ? 1 : 0,
        oneFourthBathrooms: chance(0.1) ? 1 : 0,
        finishedSquareFootage: whole(600, 4800) + (chance(0.1) ? 0.5 : 0),
        basementSquareFootage: chance(0.4) ? whole(200, 1800) : 0,
        garageSquareFootage: chance(0.5) ? whole(200, 900) : 0,
        lotSize: chance(0.7) ? whole(2000, 90_000) : 0,
        yearBuilt: whole(1880, 2024),
        structuralRemodelYear: chance(0.3) ? whole(1990, 2025) : 0,
        hoaFees: chance(0.4) ? whole(20, 600) : 0,
      };
  const addressLine1 = `${whole(100_001, 999_999)} ${pick(STREETS)}`;
  return { propertyType, addressLine1, city, state, basics, features };
}
