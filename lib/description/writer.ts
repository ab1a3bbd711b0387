import type { Length, Tone } from "#lib/schemas/description.ts";
import { type Fact, valuesOf } from "./facts.ts";
import { sentence } from "./grammar.ts";
import { type Home, readHome } from "./home.ts";
import { buildingTopic, settingTopic } from "./phrases/building.ts";
import { outdoorsTopic, shellTopic } from "./phrases/exterior.ts";
import { parkingTopic } from "./phrases/parking.ts";
import {
  appliancesTopic,
  basementTopic,
  detailsTopic,
  floorsTopic,
  roomsTopic,
  wiringTopic,
} from "./phrases/interior.ts";
import { ageTopic, sizeTopic } from "./phrases/measures.ts";
import { landRooms, openingsOf, type Said } from "./phrases/opening.ts";
import { climateTopic, closeTopic, feesTopic, waterTopic } from "./phrases/systems.ts";
import type { Topic } from "./phrases/topic.ts";
import { selectFacts } from "./select.ts";
import { Story } from "./story.ts";

export interface WriterOptions {
  tone?: Tone;
  length?: Length;
  /** Which of the texts about these facts: any whole number from 0. */
  variant?: number;
  /** Years after it are spoken of as plans. */
  thisYear?: number;
}

/** The number of texts that the writer keeps apart for one home, tone and length. */
export const VARIANTS = 12;

/** Characters that each length aims for, and what it must not exceed where facts allow. */
const TARGETS: Record<Length, { aim: number; most: number }> = {
  short: { aim: 430, most: 620 },
  standard: { aim: 950, most: 1200 },
  long: { aim: 1750, most: 2000 },
};
/** What the facts of a short text may take, by the measure of `selectFacts`. */
const SHORT_BUDGET = 420;

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighbouring variants differ in order, openings and build of sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to four paragraphs, parted by an empty line, at most 5000 characters
 */
export function write(facts: readonly Fact[], options: WriterOptions = {}): string {
  const { tone = "warm", length = "standard", variant = 0 } = options;
  const thisYear = options.thisYear ?? new Date().getFullYear();
  const chosen = length === "short" ? selectFacts(facts, SHORT_BUDGET) : facts;
  const home = readHome(chosen);
  // The address alone sets the style, so that one more feature does not turn the text around.
  const seed = hash(
    ["propertyType", "addressLine1", "city", "state"]
      .flatMap((source) => valuesOf(facts, source as Fact["source"]))
      .join("|"),
  );
  const pen: Pen = { seed, variant, tone };
  const openings = openingsOf(home, tone);
  const opening = openings[(seed + variant) % openings.length] ?? { text: home.kind, said: [] };
  const topics = topicsOf(home, opening.said, tone, thisYear);

  const { aim, most } = TARGETS[length];
  const details = topics.map(() => 0);
  let text = compose(opening.text, topics, details, pen);
  for (const level of length === "long" ? [1, 2, 3] : [1, 2]) {
    for (const index of turns(topics.length, seed)) {
      if (text.length >= aim || length === "short") return text;
      const levels = topics[index]?.levels ?? [];
      if (!levels[level] || levels[level] === levels[details[index] ?? 0]) continue;
      const raised = details.with(index, level);
      const longer = compose(opening.text, topics, raised, pen);
      if (longer.length > most) continue;
      details[index] = level;
      text = longer;
    }
  }
  return text;
}

interface Pen {
  seed: number;
  variant: number;
  tone: Tone;
}

function topicsOf(home: Home, said: readonly Said[], tone: Tone, thisYear: number): Topic[] {
  const onLand = landRooms(home);
  const landTopic: Topic | null = onLand.length
    ? { name: "land", part: "lead", levels: [onLand, onLand, onLand] }
    : null;
  return [
    landTopic,
    sizeTopic(home, said, tone),
    ageTopic(home, said, tone, thisYear),
    roomsTopic(home, tone),
    detailsTopic(home, tone),
    floorsTopic(home, tone),
    appliancesTopic(home, tone),
    wiringTopic(home, tone),
    basementTopic(home, tone),
    shellTopic(home, tone),
    outdoorsTopic(home, tone),
    parkingTopic(home, tone),
    buildingTopic(home, tone),
    settingTopic(home, tone),
    climateTopic(home, tone),
    waterTopic(home, tone),
    feesTopic(home, tone),
    closeTopic(home, tone),
  ].filter((topic) => topic !== null);
}

/** 0 to `length - 1`, starting elsewhere for each home. */
function turns(length: number, seed: number): number[] {
  return Array.from({ length }, (_, index) => (index + seed) % length);
}

/** FNV-1a, 32 bits: spreads similar texts far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Sensible orders of the topics within a part; the variant turns through them. */
const ORDERS: Record<Topic["part"], readonly (readonly string[])[]> = {
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

/** Topics whose short sentences may stand as one: "Underfoot is tile, and the home is wired". */
const JOINABLE = [
  new Set(["size", "age", "setting"]),
  new Set(["floors", "wiring", "basement", "details"]),
  new Set(["shell", "parking"]),
  new Set(["building", "parking"]),
  new Set(["climate", "water"]),
  new Set(["water", "fees"]),
];
const SHORT_CLAUSE = 62;

interface Told {
  topic: string;
  text: string;
}

/** Puts the sentences of all topics, at the given details, into paragraphs. */
function compose(
  opening: string,
  topics: readonly Topic[],
  details: readonly number[],
  pen: Pen,
): string {
  const story = new Story(opening);
  const paragraphs: string[][] = [];
  const parts = ["lead", "inside", "outside", "systems", "close"] as const;
  const swapped = ["lead", "outside", "inside", "systems", "close"] as const;
  for (const part of (pen.seed + pen.variant) % 3 === 1 ? swapped : parts) {
    const clauses: Told[] = part === "lead" ? [{ topic: "opening", text: opening }] : [];
    for (const topic of inOrder(topics, part, pen)) {
      const level = topic.levels[details[topics.indexOf(topic)] ?? 0] ?? topic.levels.at(-1) ?? [];
      level.forEach((slot, index) => {
        const slotSeed = hash(`${pen.seed}${topic.name}${index}`);
        const text = story.choose(slot, slotSeed, pen.variant, clauses.length === 0);
        clauses.push({ topic: topic.name, text });
        story.tell(text);
      });
    }
    const paragraph = joinShort(clauses).map(sentence);
    const last = paragraphs.at(-1);
    const joinsLast = part === "close" || (paragraph.length < 2 && part !== "systems");
    if (last && joinsLast) last.push(...paragraph);
    else if (paragraph.length) paragraphs.push(paragraph);
  }
  return paragraphs.map((sentences) => sentences.join(" ")).join("\n\n");
}

/** The topics of a part, in the order that the variant takes. */
function inOrder(topics: readonly Topic[], part: Topic["part"], { seed, variant }: Pen): Topic[] {
  const orders = ORDERS[part];
  const order = orders[(seed + variant) % orders.length] ?? [];
  return order.flatMap((name) => topics.find((topic) => topic.name === name) ?? []);
}

/** Joins neighbouring short clauses that go together, each at most once. */
function joinShort(clauses: readonly Told[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < clauses.length; index += 1) {
    const clause = clauses[index];
    const next = clauses[index + 1];
    if (!clause) continue;
    const short = next && Math.max(clause.text.length, next.text.length) <= SHORT_CLAUSE;
    const fits = JOINABLE.some((set) => next && set.has(clause.topic) && set.has(next.topic));
    const simple = next && !/[;:]/.test(clause.text + next.text) && clause.topic !== next.topic;
    if (next && short && fits && simple && !clash(clause.text, next.text)) {
      joined.push(`${clause.text}, and ${uncapitalize(next.text)}`);
      index += 1;
    } else joined.push(clause.text);
  }
  return joined;
}

/** True where joining would pile up commas or name the home twice. */
function clash(one: string, other: string): boolean {
  if (/^(?:Built|With|Look|Step)\b/.test(other)) return true;
  return (
    /, (?:and|with) /.test(one + other) || /\b(home|property)\b.*\b\1\b/.test(`${one} ${other}`)
  );
}

/** Lower case for the first letter, except where a name or an abbreviation opens the clause. */
function uncapitalize(text: string): string {
  return /^(?:HOA|RV)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
