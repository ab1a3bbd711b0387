import type { Fact } from "#lib/description/facts.ts";
import { hashText } from "./random.ts";
import { VARIANTS, type WriterOptions, writerOf } from "./write-description.ts";

/**
 * The variant to follow `current`. A text of the writer is recognized, edited or not, by the
 * sentences that it shares with each variant, and the next in the round follows; any other text
 * enters the round at a place of its own. The answer always reads differently from `current`.
 */
export function nextVariant(
  facts: readonly Fact[],
  current: string,
  style: Pick<WriterOptions, "tone" | "length">,
): number {
  const writer = writerOf(facts, style);
  const texts = Array.from({ length: VARIANTS }, (_, variant) => writer(variant));
  const squeezed = squeeze(current);
  const exact = texts.findIndex((text) => squeeze(text) === squeezed);
  const from = exact >= 0 ? exact : nearest(texts, current);
  const later = texts.map((_, step) => (from + 1 + step) % VARIANTS);
  return later.find((variant) => squeeze(texts[variant] ?? "") !== squeezed) ?? from;
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
