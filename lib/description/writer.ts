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
import { opensAlike, Story } from "./story.ts";

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

/**
 * Characters that each length aims for and what a fuller wording must not exceed, with what its
 * facts may take by the measure of `selectFacts`. Long texts tell every fact.
 */
const TARGETS: Record<Length, { aim: number; most: number; budget: number }> = {
  short: { aim: 430, most: 620, budget: 370 },
  standard: { aim: 1000, most: 1200, budget: 1060 },
  long: { aim: 1800, most: 2000, budget: Number.POSITIVE_INFINITY },
};
/** What a fact may take in a tone that says it in fewer words or more. */
const BREVITY: Record<Tone, number> = { plain: 1.05, warm: 1, polished: 0.9 };
/** A text of fewer characters is one paragraph. */
const ONE_PARAGRAPH = 620;
/** The fullest of the levels that topics have. */
const FULLEST = 3;

/**
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants differ in order, openings and build of sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to four paragraphs, parted by an empty line, at most 5000 characters
 */
export function write(facts: readonly Fact[], options: WriterOptions = {}): string {
  const { tone = "warm", length = "standard", variant = 0 } = options;
  const thisYear = options.thisYear ?? new Date().getFullYear();
  const { aim, most, budget } = TARGETS[length];
  const chosen = selectFacts(facts, budget * BREVITY[tone]);
  const home = spokenOf(readHome(chosen), tone);
  // The address alone sets the style, so that one more feature does not turn the text around.
  const seed = hash(
    ["propertyType", "addressLine1", "city", "state"]
      .flatMap((source) => valuesOf(facts, source as Fact["source"]))
      .join("|"),
  );
  const pen: Pen = { seed, variant, tone };
  const openings = openingsOf(home, tone);
  const opening = openings[(seed + variant) % openings.length] ?? { text: home.kind, said: [] };
  const topics = topicsOf(home, opening.said, { tone, thisYear, facts: chosen.length });

  let details = topics.map(() => 0);
  let text = compose(opening.text, topics, details, pen);
  for (const [index, level] of raises(topics, seed)) {
    if (text.length >= aim) break;
    const levels = topics[index]?.levels ?? [];
    const now = details[index] ?? 0;
    if (level <= now || !levels[level] || levels[level] === levels[now]) continue;
    const raised = details.with(index, level);
    const longer = compose(opening.text, topics, raised, pen);
    if (longer.length > most) continue;
    [details, text] = [raised, longer];
  }
  return text;
}

/** Topics that make a home: the first to be told in full sentences. */
const TOLD_FIRST = new Set(["outdoors", "rooms", "details"]);

/** Which topic is told more fully next, and to which level. */
function raises(topics: readonly Topic[], seed: number): [index: number, level: number][] {
  const order = turns(topics.length, seed);
  const first = order.filter((index) => TOLD_FIRST.has(topics[index]?.name ?? ""));
  const levels = Array.from({ length: FULLEST }, (_, level) => level + 1);
  return [
    ...first.map((index): [number, number] => [index, FULLEST]),
    ...levels.flatMap((level) => order.map((index): [number, number] => [index, level])),
  ];
}

/**
 * A home as the text speaks of it: a polished one calls it a residence once its type has been
 * named. Of a remodel before the home was built every text is silent.
 */
function spokenOf(home: Home, tone: Tone): Home {
  const noun = tone === "polished" && home.noun === "home" ? "residence" : home.noun;
  return { ...home, noun, remodeled: home.remodeled < home.built ? 0 : home.remodeled };
}

interface Pen {
  seed: number;
  variant: number;
  tone: Tone;
}

function topicsOf(
  home: Home,
  said: readonly Said[],
  { tone, thisYear, facts }: { tone: Tone; thisYear: number; facts: number },
): Topic[] {
  const onLand = landRooms(home);
  const landTopic: Topic | null = onLand.length
    ? { name: "land", part: "lead", levels: [onLand] }
    : null;
  return [
    landTopic,
    sizeTopic(home, said, tone),
    ageTopic(home, said, tone, thisYear),
    settingTopic(home, said, tone),
    roomsTopic(home, tone),
    detailsTopic(home, tone),
    floorsTopic(home, tone),
    appliancesTopic(home, tone),
    wiringTopic(home, tone),
    basementTopic(home, tone),
    shellTopic(home, tone),
    outdoorsTopic(home, said, tone),
    parkingTopic(home, tone),
    buildingTopic(home, tone),
    climateTopic(home, tone),
    waterTopic(home, tone),
    feesTopic(home, tone),
    closeTopic(home, tone, facts),
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
  new Set(["floors", "wiring"]),
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
  const told = paragraphs.map((sentences) => sentences.join(" "));
  const whole = told.join(" ");
  return whole.length < ONE_PARAGRAPH ? whole : told.join("\n\n");
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
    // What follows was chosen not to open like the second of the two, nor must it like the first.
    const after = clauses[index + 2];
    const free = after && !opensAlike(clause.text, after.text);
    if (next && short && fits && simple && free && !clash(clause.text, next.text)) {
      joined.push(`${clause.text}, and ${uncapitalize(next.text)}`);
      index += 1;
    } else joined.push(clause.text);
  }
  return joined;
}

/** True where joining would pile up commas or name the home twice. */
function clash(one: string, other: string): boolean {
  if (/^(?:It|Its|Built|With|Look|Step|From)\b/.test(other) || /[.]/.test(one + other)) return true;
  return (
    /, (?:and|with) | and (?:had|has|was|structurally) /.test(one + other) ||
    /\b(home|property)\b.*\b\1\b/.test(`${one} ${other}`)
  );
}

/** Lower case for the first letter, except where a name or an abbreviation opens the clause. */
function uncapitalize(text: string): string {
  return /^(?:HOA|RV)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
