import { sentence } from "#lib/description/grammar.ts";
import type { Tone } from "#lib/fields/description.ts";
import { DiscourseHistory } from "./choose-wording.ts";
import { hashText } from "./hash-text.ts";
import type { DocumentPlan } from "./plan-document.ts";
import type { Section } from "./message.ts";
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
  const paragraphs: string[][] = [];
  for (const { name, messages } of sections) {
    const clauses = name === "lead" ? [opening] : [];
    for (const { name: message, templates, slots } of messages) {
      const text = history.choose(realizeTemplates(templates, slots, tone), {
        seed: hashText(`${seed}${message}`),
        variant,
        opensParagraph: clauses.length === 0,
      });
      clauses.push(text);
      history.add(text);
    }
    addParagraph(paragraphs, name, clauses.map(sentence));
  }
  const texts = paragraphs.map((sentences) => sentences.join(" "));
  const whole = texts.join(" ");
  return whole.length < ONE_PARAGRAPH ? whole : texts.join("\n\n");
}

/** What closes the text, or a sentence alone, joins the paragraph before it. */
function addParagraph(paragraphs: string[][], name: Section["name"], sentences: string[]): void {
  const last = paragraphs.at(-1);
  if (last && (name === "close" || sentences.length < 2)) last.push(...sentences);
  else if (sentences.length) paragraphs.push(sentences);
}
