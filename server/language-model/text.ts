import "server-only";
import { splitSentences } from "#lib/text/sentences.ts";

/**
 * A model's text as the product writes it: plain quotation marks, hyphens and spaces, nothing that
 * can't be seen, paragraphs parted by an empty line.
 */
export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replaceAll(/[‘’ʻʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/(?<=[.?!:])\n+|\n{2,}/g, "\n\n")
    .replaceAll(/(?<!\n)\n(?!\n)/g, " ")
    .trim();
}

export const sentencesOf = (text: string) => splitSentences(text, { atLineBreaks: false });

/** The part of a text under way whose sentences are followed by another; the rest may yet change. */
export function wholeSentences(text: string): string {
  return text.slice(0, sentencesOf(text).at(-2)?.end ?? 0);
}
