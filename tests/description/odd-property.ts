import type { DescribedProperty } from "#lib/description/facts.ts";
import { FEATURE_OPTIONS, type FeatureGroup, type Features } from "#lib/fields/features.ts";
import { PROPERTY_TYPES } from "#lib/fields/property.ts";
import { ALL_FEATURES, NO_BASICS, randomProperty, seeded } from "./random-property.ts";

const OWN_WORDS = [
  "New metal roof in 2022",
  "30x40 shop with 200 amps",
  "The pear tree blooms in April",
  "128 feet of shore",
];

/**
 * A home as it may be entered, likely or not: any option on any type, groups from empty to full,
 * totals without parts, areas without what they measure, and numbers at their ends.
 */
export function oddProperty(seed: number): DescribedProperty {
  const random = seeded(seed);
  const chance = (share: number) => random() < share;
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T;
  const some = (value: () => number) => (chance(0.5) ? value() : 0);
  const area = () => pick([whole(1, 99), whole(100, 9000), whole(2000, 900_000) + 0.25, 0.4]);
  const year = () => pick([whole(1700, 1900), whole(1900, 2026), whole(2024, 2031)]);
  const rooms = () => pick([1, whole(1, 6), whole(1, 6), whole(7, 100)]);

  const chosen = Object.fromEntries(
    (Object.keys(FEATURE_OPTIONS) as FeatureGroup[]).map((group) => {
      const share = pick([0, 0.15, 0.4, 0.4, 0.8, 1]);
      return [group, FEATURE_OPTIONS[group].filter(() => chance(share))];
    }),
  ) as { [G in FeatureGroup]: never[] };
  const features: Features = {
    ...ALL_FEATURES,
    ...chosen,
    rooms: { types: chosen.rooms, total: some(() => whole(1, 40)) || null },
    parking: { types: chosen.parking, totalSpaces: some(() => whole(1, 12)) || null },
    ownWords: chance(0.2) ? [pick(OWN_WORDS)] : [],
  };
  return {
    ...randomProperty(seed),
    propertyType: pick(PROPERTY_TYPES),
    basics: {
      ...NO_BASICS,
      bedrooms: some(rooms),
      fullBathrooms: some(rooms),
      halfBathrooms: some(rooms),
      threeFourthBathrooms: chance(0.2) ? rooms() : 0,
      oneFourthBathrooms: chance(0.1) ? rooms() : 0,
      finishedSquareFootage: some(area),
      basementSquareFootage: some(area),
      garageSquareFootage: some(area),
      lotSize: some(() => pick([area(), whole(14_000, 90_000), 14_520, 21_780, 43_560])),
      yearBuilt: some(year),
      structuralRemodelYear: some(year),
      hoaFees: some(() => pick([whole(1, 900), whole(1, 90_000) / 100])),
    },
    features,
  };
}
