import type { Tone } from "#lib/fields/description.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";

/**
 * What a thing is for, by its own definition. Nothing here speaks of quality, condition, size,
 * position, or surroundings: of those the seller has entered nothing.
 */
export interface Purpose {
  /** Stands after the thing in a list: "a mud room for coats and boots". */
  phrase?: string;
  clauses: Readonly<Record<Tone, readonly string[]>>;
}

export type Purposes<G extends FeatureGroup> = Readonly<Partial<Record<FeatureOption<G>, Purpose>>>;
