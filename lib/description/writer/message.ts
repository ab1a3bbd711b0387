import type { Slots, TemplateSet } from "./template.ts";

/** One thing to say. Each template that fits gives a wording; one of them is chosen later. */
export interface Message {
  name: string;
  templates: TemplateSet;
  slots: Slots;
}

export interface Section {
  name: "lead" | "inside" | "outside" | "close";
  messages: readonly Message[];
}
