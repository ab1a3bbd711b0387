import type { Span } from "./spans.ts";

export interface Sentence extends Span {
  /** Without white space around it. */
  text: string;
}

/** After these, and after a single letter, a full stop ends no sentence: "St. Paul", "U.S. mail". */
const ABBREVIATIONS = [
  ...["ac", "approx", "apt", "ave", "bldg", "blvd", "ca", "co", "ct", "dr", "est", "ft", "incl"],
  ...["jr", "ln", "mo", "mr", "mrs", "ms", "mt", "pt", "rd", "sq", "sr", "st", "ste", "vs", "yr"],
];
const FULL_STOP = `(?<!(?<!\\p{L})(?:${ABBREVIATIONS.join("|")}|no(?=\\.\\s*\\d)|\\p{L}))\\.`;
const SENTENCE_END = new RegExp(
  `(?:${FULL_STOP}|[!?…])[.!?…]*["'”’)\\]]*(?=\\s|$)|(?<line>\\n)`,
  "giu",
);

/**
 * The sentences of a text in their order; the last may be without an end.
 *
 * @param atLineBreaks false where a line that breaks off may go on in the next
 */
export function splitSentences(text: string, { atLineBreaks = true } = {}): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .filter(({ groups }) => atLineBreaks || groups?.line === undefined)
    .map(({ index, 0: mark }) => index + mark.length);
  return [...ends, text.length].flatMap((end, index) => {
    const whole = text.slice(ends[index - 1] ?? 0, end);
    const sentence = whole.trim();
    if (sentence === "") return [];
    const start = end - whole.trimStart().length;
    return [{ start, end: start + sentence.length, text: sentence }];
  });
}

/** The sentence around a span, or all from the first to the last that the span touches. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const sentences = splitSentences(text);
  return {
    start: sentences.find((sentence) => sentence.end > start)?.start ?? start,
    end: sentences.find((sentence) => sentence.end >= end)?.end ?? end,
  };
}

/** Characters that a clause is followed back and forth at most. */
const LONGEST_CLAUSE = 300;
const CLAUSE_END = new RegExp(`[;:!?\\n]|${FULL_STOP}(?=\\s|$)`, "giu");
/** As above without the colon: "Lot: 0.25 acres". */
const LABELED_CLAUSE_END = new RegExp(CLAUSE_END.source.replace(":", ""), "giu");

/** What stands before a position, back to the punctuation that begins the clause. */
export function clauseBefore(text: string, position: number): string {
  return afterLast(CLAUSE_END, text, position);
}

/** What stands before a position in its clause, with the label that a colon sets before it. */
export function labeledClauseBefore(text: string, position: number): string {
  return afterLast(LABELED_CLAUSE_END, text, position);
}

function afterLast(end: RegExp, text: string, position: number): string {
  const before = text.slice(Math.max(0, position - LONGEST_CLAUSE), position);
  const last = [...before.matchAll(end)].at(-1);
  return last ? before.slice(last.index + 1) : before;
}

/** What stands from a position on, up to the punctuation that ends the clause. */
export function clauseAfter(text: string, position: number): string {
  const after = text.slice(position, position + LONGEST_CLAUSE);
  const [end] = after.matchAll(CLAUSE_END);
  return end ? after.slice(0, end.index) : after;
}
