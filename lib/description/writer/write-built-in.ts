import type { DescriptionStyle } from "#lib/schemas/description.ts";
import type { Fact } from "#lib/description/facts.ts";
import { hashText } from "#lib/random.ts";
import { VARIANTS, writeDescription } from "./write-description.ts";

export interface WriteRequest {
  style: DescriptionStyle;
  /** The text to move away from, as the seller sees it, edited or not; null for a first text. */
  currentText: string | null;
}

/**
 * The built-in writer's text: it needs nothing but the facts, and never fails. Nothing is remembered
 * between calls: the current text decides which of the texts comes next, and only the facts decide what
 * it says.
 *
 * @returns plain text in paragraphs parted by an empty line, at most 5000 characters, that differs
 * from the current text; twelve texts in a row come back to the first
 */
export function writeBuiltIn(facts: readonly Fact[], { style, currentText }: WriteRequest): string {
  const writer = (variant: number) => writeDescription(facts, { ...style, variant });
  if (currentText === null) return writer(0);
  return nextOf(
    Array.from({ length: VARIANTS }, (_, variant) => writer(variant)),
    currentText,
  );
}

/**
 * The text to follow `current`. A text of the writer is recognized, edited or not, by the
 * sentences that it shares with each, and the next in the round follows; any other text
 * enters the round at a place of its own. The answer always reads differently from `current`.
 */
function nextOf(texts: readonly string[], current: string): string {
  const squeezed = squeeze(current);
  const exact = texts.findIndex((text) => squeeze(text) === squeezed);
  const next = (exact >= 0 ? exact : nearest(texts, current)) + 1;
  const later = [...texts.slice(next), ...texts.slice(0, next)];
  return later.find((text) => squeeze(text) !== squeezed) ?? current;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** The sentences of a text. Abbreviations split too often, which does no harm to a comparison. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map(squeeze)
    .filter(Boolean);
}

/** The variant that shares most sentences with `current`, else one that only the text decides. */
function nearest(texts: readonly string[], current: string): number {
  const own = new Set(sentencesOf(current));
  const shared = texts.map((text) => sentencesOf(text).filter((part) => own.has(part)).length);
  const most = Math.max(...shared);
  return most > 0 ? shared.indexOf(most) : hashText(current) % VARIANTS;
}
