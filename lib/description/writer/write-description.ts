import { type Fact, type FactSource, valuesOf } from "#lib/description/facts.ts";
import type { Length, Tone } from "#lib/fields/description.ts";
import { hashText } from "./hash-text.ts";
import { planDocument } from "./plan-document.ts";
import { realizeDocument } from "./realize-document.ts";
import { selectContent } from "./select-content.ts";

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
 * Writes a description from facts and nothing else. The same facts and options always give the
 * same text; texts of neighboring variants differ in order, openings and build of sentences.
 *
 * @param facts as `collectFacts` gives them
 * @returns one to three paragraphs, parted by an empty line, at most 5000 characters
 */
export function writeDescription(facts: readonly Fact[], options: WriterOptions = {}): string {
  const { tone = "warm", length = "standard", variant = 0 } = options;
  const thisYear = options.thisYear ?? new Date().getFullYear();
  const seed = seedOf(facts);
  const content = selectContent(facts, tone, length);
  const plan = planDocument(content, { tone, length, thisYear, turn: seed + variant });
  return realizeDocument(plan, { tone, seed, variant });
}

/** A number by address and type alone, so that one more feature does not turn the text around. */
function seedOf(facts: readonly Fact[]): number {
  const sources: FactSource[] = ["propertyType", "addressLine1", "city", "state"];
  return hashText(sources.flatMap((source) => valuesOf(facts, source)).join("|"));
}
