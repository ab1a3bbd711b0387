import { FEATURE_OPTIONS, type FeatureGroup, type Features } from "#lib/fields/features.ts";

const SAYS_NOTHING = ["None", "Other"];

/** Returns the chosen options of a group, in list order. */
export function chosenFeatures(features: Features | null, group: FeatureGroup): string[] {
  if (!features) return [];
  const chosen: readonly string[] =
    group === "rooms" || group === "parking" ? features[group].types : features[group];
  return FEATURE_OPTIONS[group].filter(
    (option) => chosen.includes(option) && !SAYS_NOTHING.includes(option),
  );
}
