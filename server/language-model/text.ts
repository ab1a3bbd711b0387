import "server-only";
import { splitSentences } from "#lib/text/sentences.ts";

/**
 * Normalizes a model's text: plain quotation marks, hyphens and spaces, no invisible characters, an
 * empty line between paragraphs.
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

/** Returns the finished sentences of a streaming text; the last one may still change. */
export function wholeSentences(text: string): string {
  return text.slice(0, sentencesOf(text).at(-2)?.end ?? 0);
}
