import type { Length, Tone } from "#lib/schemas/description.ts";
import { collectFacts, type DescribedProperty, type Fact } from "./facts.ts";
import { VARIANTS, write } from "./writer.ts";
import { nextVariant, startVariant } from "./rewrite.ts";

export type { DescribedProperty, Fact };
export { collectFacts };

/** How a text should sound; the default is warm and about 1,000 characters. */
export interface Style {
  tone?: Tone;
  length?: Length;
}

/** What a writer is asked for. */
export interface WriteRequest extends Style {
  /** The text to move away from, as the seller last saw it; null for a first text. */
  currentText: string | null;
}

/** Makes listing text from facts; may fail, and then the built-in writer answers instead. */
export interface Writer {
  write(facts: readonly Fact[], request: WriteRequest): Promise<string>;
}

/** The writer that needs nothing but the facts, and never fails. */
export const builtInWriter: Writer = {
  async write(facts, { currentText, ...style }) {
    const variant =
      currentText === null ? startVariant(facts) : nextVariant(facts, currentText, style);
    return write(facts, { ...style, variant });
  },
};

/**
 * The description of a property, from exactly what was entered.
 *
 * @param property address, basics (or null) and features (or null)
 * @returns plain text in paragraphs parted by an empty line, at most 5000 characters
 */
export function describe(
  property: DescribedProperty,
  style: Style = {},
  writer: Writer = builtInWriter,
): Promise<string> {
  return writer.write(collectFacts(property), { ...style, currentText: null });
}

/**
 * Another text that holds the same facts. Nothing is remembered between calls: the current text
 * tells which of the texts comes next, and only the facts tell what it says.
 *
 * @param currentDescription the text as the seller sees it, edited or not
 * @returns a text that differs from it; twelve rewrites in a row come back to the first
 */
export function rewrite(
  property: DescribedProperty,
  currentDescription: string,
  style: Style = {},
  writer: Writer = builtInWriter,
): Promise<string> {
  return writer.write(collectFacts(property), { ...style, currentText: currentDescription });
}

export { VARIANTS };
export { type Claim, checkClaims } from "./claims/check.ts";
export { checkFairHousing, type FairHousingFinding } from "./fair-housing/check.ts";
export { applyEdit, editFor, type TextEdit } from "./fair-housing/edit.ts";
