import { NO_FEATURES } from "#lib/fields/features.ts";
import type { DescribedProperty } from "#lib/description/facts.ts";
import { NO_BASICS } from "../random-property.ts";
import type { DraftHome } from "./draft-home.ts";
import { DRAFT_HOUSES } from "./houses.ts";
import { OTHER_DRAFT_HOMES } from "./other-homes.ts";

const DRAFT_HOMES = { ...DRAFT_HOUSES, ...OTHER_DRAFT_HOMES };

export type DraftHomeName = keyof typeof DRAFT_HOMES;

export const DRAFT_HOME_NAMES = Object.keys(DRAFT_HOMES) as DraftHomeName[];

/** Returns one of the homes that the recorded drafts describe. */
export function draftHome(name: DraftHomeName): DescribedProperty {
  const home: DraftHome = DRAFT_HOMES[name];
  return structuredClone({
    ...home,
    basics: { ...NO_BASICS, ...home.basics },
    features: { ...NO_FEATURES, ...home.features },
  });
}
