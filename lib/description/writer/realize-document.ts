import { sentence } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import { DiscourseHistory } from "./choose-wording.ts";
import { hashText } from "./hash-text.ts";
import type { DocumentPlan } from "./plan-document.ts";
import type { Section } from "./message.ts";
import { joinClauses } from "./join-clauses.ts";
import { realizeTemplates } from "./realize-template.ts";

/** A text of fewer characters is one paragraph. */
const ONE_PARAGRAPH = 560;

interface RealizeOptions {
  tone: Tone;
  seed: number;
  variant: number;
}

/** The text of a plan, in paragraphs. */
export function realizeDocument(
  { opening, sections }: DocumentPlan,
  { tone, seed, variant }: RealizeOptions,
): string {
  const history = new DiscourseHistory();
  history.add(opening);
  const spoken = sections.map(({ name, messages }) => ({
    name,
    clauses: messages.map(({ name: message, templates, slots }, index) => {
      const text = history.choose(realizeTemplates(templates, slots, tone), {
        seed: hashText(`${seed}${message}`),
        variant,
        opensParagraph: name !== "lead" && index === 0,
      });
      history.add(text);
      return text;
    }),
  }));
  const paragraphs: string[][] = [[sentence(opening)]];
  for (const [index, { name, clauses }] of spoken.entries()) {
    const following = spoken.slice(index + 1).find((later) => later.clauses.length > 0)?.clauses[0];
    const sentences = joinClauses(clauses, seed + variant, following).map(sentence);
    addParagraph(paragraphs, name, sentences);
  }
  const texts = paragraphs.map((sentences) => sentences.join(" "));
  const whole = texts.join(" ");
  return whole.length < ONE_PARAGRAPH ? whole : texts.join("\n\n");
}

/** What leads and closes, or a sentence alone, joins the paragraph before it. */
function addParagraph(paragraphs: string[][], name: Section["name"], sentences: string[]): void {
  const joinsLast = name === "lead" || name === "close" || sentences.length < 2;
  if (joinsLast) paragraphs.at(-1)?.push(...sentences);
  else paragraphs.push(sentences);
}
