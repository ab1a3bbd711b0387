import { sentence } from "#lib/description/grammar.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { aggregateClauses, type Clause } from "./aggregate-clauses.ts";
import { DiscourseHistory } from "./choose-wording.ts";
import { hashText } from "./hash-text.ts";
import { type Level, type Topic, TOPIC_NAMES, type TopicName } from "./message.ts";
import type { DocumentPlan, Section } from "./plan-document.ts";
import { realizeMessage } from "./realize-message.ts";

/** Characters that each length aims for, and what more detail must not exceed. */
const TARGETS: Record<Length, { aim: number; most: number }> = {
  short: { aim: 430, most: 620 },
  standard: { aim: 1000, most: 1200 },
  long: { aim: 1800, most: 2000 },
};
/** A text of fewer characters is one paragraph. */
const ONE_PARAGRAPH = 620;
const FULLEST = 3;

/** Topics that make a home, and gain full sentences before all others. */
const DETAILED_FIRST: ReadonlySet<TopicName> = new Set(["outdoors", "rooms", "details"]);

interface RealizeOptions {
  tone: Tone;
  length: Length;
  seed: number;
  variant: number;
}

/** The level of each topic; 0 where it has none here. */
type Detail = ReadonlyMap<Topic, number>;

/** The text of a plan, as detailed as its length allows. */
export function realizeDocument(plan: DocumentPlan, options: RealizeOptions): string {
  const { aim, most } = TARGETS[options.length];
  const wordings = new Map<Level, readonly (readonly string[])[]>();
  const wordingsOf = (level: Level) => {
    const known = wordings.get(level) ?? level.map((each) => realizeMessage(each, options.tone));
    wordings.set(level, known);
    return known;
  };

  let detail: Detail = new Map();
  let text = realizeAt(detail, plan, wordingsOf, options);
  for (const [topic, level] of detailSteps(plan, options.seed)) {
    if (text.length >= aim) break;
    const now = detail.get(topic) ?? 0;
    const next = topic.levels[level];
    if (level <= now || !next || next === topic.levels[now]) continue;
    const fuller = new Map(detail).set(topic, level);
    const longer = realizeAt(fuller, plan, wordingsOf, options);
    if (longer.length > most) continue;
    [detail, text] = [fuller, longer];
  }
  return text;
}

/** Which topic gains detail next, and up to which level; each home starts with another topic. */
function detailSteps({ sections }: DocumentPlan, seed: number): [topic: Topic, level: number][] {
  const topics = sections
    .flatMap((section) => section.topics)
    .sort((one, other) => TOPIC_NAMES.indexOf(one.name) - TOPIC_NAMES.indexOf(other.name));
  const start = seed % topics.length;
  const order = [...topics.slice(start), ...topics.slice(0, start)];
  const levels = Array.from({ length: FULLEST }, (_, index) => index + 1);
  return [
    ...order
      .filter(({ name }) => DETAILED_FIRST.has(name))
      .map((topic): [Topic, number] => [topic, FULLEST]),
    ...levels.flatMap((level) => order.map((topic): [Topic, number] => [topic, level])),
  ];
}

/** The text with each topic at the given detail, in paragraphs. */
function realizeAt(
  detail: Detail,
  { opening, sections }: DocumentPlan,
  wordingsOf: (level: Level) => readonly (readonly string[])[],
  { seed, variant }: RealizeOptions,
): string {
  const history = new DiscourseHistory();
  history.add(opening);
  const paragraphs: string[][] = [];
  for (const { name, topics } of sections) {
    const clauses: Clause[] = name === "lead" ? [{ topic: "opening", text: opening }] : [];
    for (const topic of topics) {
      const level = topic.levels[detail.get(topic) ?? 0] ?? [];
      for (const [index, wordings] of wordingsOf(level).entries()) {
        const text = history.choose(wordings, {
          seed: hashText(`${seed}${topic.name}${index}`),
          variant,
          opensParagraph: clauses.length === 0,
        });
        clauses.push({ topic: topic.name, text });
        history.add(text);
      }
    }
    addParagraph(paragraphs, name, aggregateClauses(clauses).map(sentence));
  }
  const texts = paragraphs.map((sentences) => sentences.join(" "));
  const whole = texts.join(" ");
  return whole.length < ONE_PARAGRAPH ? whole : texts.join("\n\n");
}

/** A close, or a sentence alone, joins the paragraph before it. */
function addParagraph(paragraphs: string[][], name: Section["name"], sentences: string[]): void {
  const last = paragraphs.at(-1);
  const joinsLast = name === "close" || (sentences.length < 2 && name !== "systems");
  if (last && joinsLast) last.push(...sentences);
  else if (sentences.length) paragraphs.push(sentences);
}
