import type { Basics } from "#lib/fields/basics.ts";
import { LENGTHS, type Length } from "#lib/fields/description.ts";
import type { Features } from "#lib/fields/features.ts";

/**
 * The things from which a length says more than the one before: measured on random homes, texts
 * have a sentence or more to add from here on.
 */
const MIN_THINGS: Record<Length, number> = { short: 0, standard: 5, long: 13 };

/** Options that don't make a text longer. */
const MINOR: ReadonlySet<string> = new Set([
  "Assisted living community",
  "Cable Ready",
  "Ceiling Fans",
  "Double Pane/storm windows",
  "Intercom System",
  "None",
  "Other",
  "Over 55+ active community",
  "Waterfront",
  "Wired",
]);

/** The lengths that differ for a home, by how much the seller entered. */
export function lengthsFor(entered: {
  propertyBasics: Basics | null;
  propertySpecifics: Features | null;
}): readonly Length[] {
  const features = entered.propertySpecifics;
  const groups: readonly (readonly string[])[] = features
    ? [
        ...[features.rooms.types, features.indoorFeatures],
        ...[features.outdoorFeatures, features.buildingDetails],
        // Floors are one sentence, and so is a basement.
        ...[features.flooring.slice(0, 1), features.basement.slice(0, 1)],
      ]
    : [];
  const things = groups.flat().filter((option) => !MINOR.has(option)).length;
  return LENGTHS.filter((length) => things >= MIN_THINGS[length]);
}
