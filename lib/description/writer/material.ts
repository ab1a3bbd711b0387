import type { Tone } from "#lib/fields/description.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { Frame } from "./frames.ts";
import features from "./material/features.json" with { type: "json" };
import leads from "./material/leads.json" with { type: "json" };
import limits from "./material/limits.json" with { type: "json" };
import options from "./material/options.json" with { type: "json" };
import sentences from "./material/sentences.json" with { type: "json" };

/** Sentences by tone, and those that fit every tone. */
export type Frames = Readonly<Record<Tone | "all", readonly Frame[]>>;

/** What a sentence is for; each has frames of its own in `material/sentences.json`. */
export type Topic = keyof typeof sentences;

/** How much a buyer looks for a thing. */
export type Appeal = "first" | "often" | "sometimes" | "rarely";

/** What a text knows of an option, or of what several answers make together ("floors"). */
export interface OptionWords {
  group?: FeatureGroup;
  option: string;
  /** Share of homes in the United States that have it, from 0 to 1. */
  share?: number;
  appeal?: Appeal;
  /** What telling it is worth; 0.6 where it isn't given. */
  value?: number;
  /** How the first sentence names it, if not by its noun. */
  lead?: string;
  /** Other words by which an owner's note names it. */
  alias?: string;
  /** At a condominium it may belong to all owners, so it is told as an amenity. */
  isShared?: boolean;
}

export const OPTIONS = options as readonly OptionWords[];

/** Sentences that tell one to three facts, and where in a text they stand. */
export interface FeatureSentences extends Frames {
  side: "inside" | "outside" | "amenities";
  /** Options, or other names of `material/options.json`. */
  facts: readonly string[];
}

export const FEATURES = features as readonly FeatureSentences[];

/** First sentences, by type where a type has its own. */
export const LEADS: { readonly home: Frames } & { readonly [type in PropertyType]?: Frames } =
  leads;

export const SENTENCES: Readonly<Record<Topic, Frames>> = sentences;

/** How much a text tells, by length where it differs. */
export const LIMITS = limits;

/** The number of texts that the writer keeps apart for one home, tone and length. */
export const VARIANTS = 12;
