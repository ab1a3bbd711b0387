import type { DescriptionStyle } from "#lib/schemas/description.ts";
import type { Fact } from "#lib/description/facts.ts";
import { nextVariant } from "./next-variant.ts";
import { writeDescription } from "./write-description.ts";

export interface WriteRequest {
  style: DescriptionStyle;
  /** The text to move away from, as the seller sees it, edited or not; null for a first text. */
  currentText: string | null;
}

/**
 * The built-in writer's text: it needs nothing but the facts, and never fails. Nothing is remembered
 * between calls: the current text tells which of the texts comes next, and only the facts tell what
 * it says.
 *
 * @returns plain text in paragraphs parted by an empty line, at most 5000 characters, that differs
 * from the current text; twelve texts in a row come back to the first
 */
export function writeBuiltIn(facts: readonly Fact[], { style, currentText }: WriteRequest): string {
  const variant = currentText === null ? 0 : nextVariant(facts, currentText, style);
  return writeDescription(facts, { ...style, variant });
}
