import type { Word } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import type { FeatureGroup } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import type { Frame } from "./frames.ts";
import leads from "./material/leads.json" with { type: "json" };
import limits from "./material/limits.json" with { type: "json" };
import options from "./material/options.json" with { type: "json" };
import sentences from "./material/sentences.json" with { type: "json" };
import uses from "./material/uses.json" with { type: "json" };

/** Sentences by tone, and those that fit every tone. */
export type Frames = Readonly<Record<Tone, readonly Frame[]>> & { readonly all?: readonly Frame[] };

/** What a sentence is for; each has frames of its own in `material/sentences.json`. */
export type Topic = keyof typeof sentences;

/** How much a buyer looks for a thing. */
export type Appeal = "first" | "often" | "sometimes" | "rarely";

/** The list that names an option, where no other sentence does. */
export type List =
  | "amenities"
  | "attic"
  | "building"
  | "details"
  | "extras"
  | "outside"
  | "rooms"
  | "suite"
  | "transit";

/** What a text knows of an option. */
export interface OptionWords {
  group: FeatureGroup;
  option: string;
  list: List;
  /** Share of homes in the United States that have it, from 0 to 1. */
  share?: number;
  appeal?: Appeal;
  /** What it is for, after its name: "for summer evenings". */
  uses?: readonly string[];
  /** Other words by which an owner's note names it. */
  alias?: string;
  /** What to call it, where it isn't the word of `words.json`. */
  noun?: Word;
  /** Whether the form's option leaves open which of two things it is, so that a long text alone has it. */
  isVague?: boolean;
  /** At a condominium it may belong to all owners, so it is listed as an amenity. */
  isShared?: boolean;
}

export const OPTIONS = options as readonly OptionWords[];

/** Sentences that say what one to three options are for. */
export interface Use extends Frames {
  side: "inside" | "outside";
  /** What one does there; a text names each activity once. */
  activity: string;
  facts: readonly string[];
}

export const USES = uses as readonly Use[];

/** First sentences, by type where a type has its own. */
export const LEADS: { readonly home: Frames } & { readonly [type in PropertyType]?: Frames } =
  leads;

export const SENTENCES: Readonly<Record<Topic, Frames>> = sentences;

/** How much a text covers, by length where it differs. */
export const LIMITS = limits;

/** The number of texts that the writer keeps apart for one home, tone and length. */
export const VARIANTS = 12;
