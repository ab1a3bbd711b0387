import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/fields/description.ts";
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

export type Level = readonly Message[];

export const TOPIC_NAMES = [
  "land",
  "size",
  "age",
  "setting",
  "rooms",
  "details",
  "floors",
  "appliances",
  "wiring",
  "basement",
  "shell",
  "outdoors",
  "parking",
  "building",
  "climate",
  "water",
  "fees",
  "close",
] as const;
export type TopicName = (typeof TOPIC_NAMES)[number];

/** Something to tell of a home, with growing detail; every level holds the same facts. */
export interface Topic {
  name: TopicName;
  levels: readonly Level[];
}

/** What an opening may mention, so that no later sentence repeats it. */
export type Mention = "size" | "lot" | "waterfront" | "community";

export interface TopicContext {
  home: Home;
  tone: Tone;
  mentions: readonly Mention[];
  /** Years after it are spoken of as plans. */
  thisYear: number;
  factCount: number;
}

export function messageOf(templates: TemplateSet, slots: Slots): Message {
  return { templates: [templates], slots };
}
