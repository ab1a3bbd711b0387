import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/schemas/description.ts";
import type { Slots, TemplateSet } from "./template.ts";

/** One thing to say. Each template that fits gives a wording; one of them is chosen later. */
export interface Message {
  /** Sets of templates, those to try first at the front. */
  templates: readonly TemplateSet[];
  slots: Slots;
  /** Two messages that make one sentence together, as further wordings. */
  parts?: { first: Message; second: Message; inAnyOrder: boolean };
  /** Further wordings open with this word: "Inside, …". */
  leadIn?: string | undefined;
}

/** The messages that tell of a topic at one level of detail. */
export type Level = readonly Message[];

export type TopicName =
  | "land"
  | "size"
  | "age"
  | "setting"
  | "rooms"
  | "details"
  | "floors"
  | "appliances"
  | "wiring"
  | "basement"
  | "shell"
  | "outdoors"
  | "parking"
  | "building"
  | "climate"
  | "water"
  | "fees"
  | "close";

/** Something to tell of a home, with growing detail; every level holds the same facts. */
export interface Topic {
  name: TopicName;
  levels: readonly Level[];
}

/** What an opening may mention, so that no later sentence repeats it. */
export type Mention = "size" | "lot" | "waterfront" | "community";

/** What the topics of a home are planned from. */
export interface TopicContext {
  home: Home;
  tone: Tone;
  /** What the opening has mentioned. */
  mentions: readonly Mention[];
  /** Years after it are spoken of as plans. */
  thisYear: number;
  /** How many facts the text is about. */
  factCount: number;
}

/** A message with one set of templates. */
export function messageOf(templates: TemplateSet, slots: Slots): Message {
  return { templates: [templates], slots };
}
