import type { Tone } from "#lib/fields/description.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { Frame } from "./frames.ts";
import leads from "./material/leads.json" with { type: "json" };
import limits from "./material/limits.json" with { type: "json" };
import options from "./material/options.json" with { type: "json" };
import sentences from "./material/sentences.json" with { type: "json" };

/** What a sentence is for; each has frames of its own in `material/sentences.json`. */
export type Topic = keyof typeof sentences;

/** Where in a text a thing is told. */
export type Place =
  | "appliances"
  | "building"
  | "chores"
  | "comfort"
  | "grounds"
  | "lead"
  | "living"
  | "outdoors"
  | "private"
  | "storage"
  | "terrace";

/** How much a buyer looks for a thing. */
export type Appeal = "first" | "often" | "sometimes";

/** How a text speaks of an option that can be listed. */
export interface OptionWords {
  group: FeatureGroup;
  option: string;
  place: Place;
  /** Share of homes in the United States that have it, from 0 to 1. */
  share?: number;
  appeal?: Appeal;
  /** What it is for, after the noun: "for morning coffee". */
  uses?: readonly string[];
  /** What its owner can do: "have your morning coffee on the porch". */
  acts?: readonly string[];
  /** What it does for its owner, as a clause: "morning coffee belongs on the porch". */
  says?: readonly string[];
}

export const OPTIONS = options as readonly OptionWords[];

type Frames = Readonly<Record<Tone, readonly Frame[]>>;

/** First sentences, by type where a type has its own. */
export const LEADS: { readonly home: Frames } & { readonly [type in PropertyType]?: Frames } =
  leads;

export const SENTENCES: Readonly<Record<Topic, Frames>> = sentences;

/** How long a text is, and how much of a kind it tells, by length where it differs. */
export const LIMITS = limits;

/** The number of texts that the writer keeps apart for one home, tone and length. */
export const VARIANTS = 12;
