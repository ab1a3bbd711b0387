import type { Home } from "#lib/description/home.ts";
import type { Tone } from "#lib/fields/description.ts";
import type { Topic, TopicContext, TopicName } from "./message.ts";
import type { Content } from "./select-content.ts";
import { planClose } from "./topics/close.ts";
import { planSetting, planShell } from "./topics/exterior.ts";
import { planBasement, planFloors, planWiring } from "./topics/interior.ts";
import { planLists } from "./topics/lists.ts";
import { planAge, planSize } from "./topics/measures.ts";
import { listOpenings, planLandRooms } from "./topics/opening.ts";
import { planParking } from "./topics/parking.ts";
import { planClimate, planFees, planWater } from "./topics/systems.ts";

type SectionName = "lead" | "inside" | "outside" | "systems" | "close";

export interface Section {
  name: SectionName;
  topics: readonly Topic[];
}

/** What a text says and in which order; each section is a paragraph, if it has enough to say. */
export interface DocumentPlan {
  opening: string;
  sections: readonly Section[];
}

/** Sensible orders of the topics of a section; the variant turns through them. */
const TOPIC_ORDERS: Record<SectionName, readonly (readonly TopicName[])[]> = {
  lead: [["land", "size", "age", "setting"]],
  inside: [
    ["rooms", "details", "floors", "appliances", "wiring", "basement"],
    ["floors", "rooms", "appliances", "details", "wiring", "basement"],
    ["details", "floors", "rooms", "basement", "appliances", "wiring"],
    ["rooms", "appliances", "floors", "details", "basement", "wiring"],
  ],
  outside: [
    ["shell", "outdoors", "building", "parking"],
    ["outdoors", "shell", "parking", "building"],
    ["outdoors", "building", "shell", "parking"],
  ],
  systems: [
    ["climate", "water", "fees"],
    ["water", "climate", "fees"],
  ],
  close: [["close"]],
};
const SECTION_ORDERS: readonly (readonly SectionName[])[] = [
  ["lead", "inside", "outside", "systems", "close"],
  ["lead", "outside", "inside", "systems", "close"],
  ["lead", "inside", "outside", "systems", "close"],
];

interface PlanOptions {
  tone: Tone;
  /** Years after it are spoken of as plans. */
  thisYear: number;
  /** Decides opening and orders; neighboring numbers decide differently. */
  turn: number;
}

export function planDocument(
  content: Content,
  { tone, thisYear, turn }: PlanOptions,
): DocumentPlan {
  const home = { ...content.home, noun: nounFor(content.home, tone) };
  const opening = takeTurn(listOpenings(home, tone), turn) ?? { text: home.kind, mentions: [] };
  const topics = planTopics({
    home,
    tone,
    thisYear,
    mentions: opening.mentions,
    factCount: content.factCount,
  });
  const sections = (takeTurn(SECTION_ORDERS, turn) ?? []).map((name) => ({
    name,
    topics: (takeTurn(TOPIC_ORDERS[name], turn) ?? []).flatMap(
      (wanted) => topics.find((topic) => topic.name === wanted) ?? [],
    ),
  }));
  return { opening: opening.text, sections };
}

function planTopics(context: TopicContext): Topic[] {
  return [
    planLandRooms(context.home),
    planSize(context),
    planAge(context),
    planSetting(context),
    planShell(context),
    ...planLists(context),
    planFloors(context),
    planWiring(context),
    planBasement(context),
    planParking(context),
    planClimate(context),
    planWater(context),
    planFees(context),
    planClose(context),
  ].filter((topic) => topic !== null);
}

/** A polished text calls a home a residence once its type has been named. */
function nounFor({ noun }: Home, tone: Tone): string {
  return tone === "polished" && noun === "home" ? "residence" : noun;
}

function takeTurn<T>(choices: readonly T[], turn: number): T | undefined {
  return choices[turn % choices.length];
}
