import "server-only";

/** What a full stop may follow without ending the sentence: "St. Paul", "5,000 sq. ft.", "D.C.". */
const ABBREVIATION = "(?:St|Ste|Mt|Ft|Pt|Dr|Ave|Blvd|Rd|Ln|Ct|Co|No|Jr|Sr|sq|ft|approx|vs|\\p{L})";
const SENTENCE_END = new RegExp(
  `(?<!(?<!\\p{L})${ABBREVIATION})[.?!]\\)?(?=\\s+[\\p{Lu}\\d$(])`,
  "gu",
);

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

/** A sentence with its place in the text (UTF-16 positions). */
interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** The sentences of a text in their order; the last may be without an end. */
export function splitSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: mark }) => index + mark.length);
  return [...ends, text.length]
    .map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end).trim() }))
    .filter((sentence) => sentence.text !== "");
}

/** The part of a text under way whose sentences are followed by another; the rest may yet change. */
export function wholeSentences(text: string): string {
  return text.slice(0, splitSentences(text).at(-2)?.end ?? 0);
}
