import { article } from "#lib/description/grammar.ts";
import { sentenceAround } from "#lib/text/sentences.ts";
import type { TextEdit } from "#lib/text/text-edit.ts";
import type { FairHousingFinding } from "./check.ts";

// Words that a sentence can't end on, nor stand without what followed them.
const DANGLING = [
  ...[
    "is",
    "are",
    "was",
    "be",
    "been",
    "for",
    "with",
    "to",
    "of",
    "in",
    "on",
    "by",
    "near",
    "from",
  ],
  ...["and", "or", "but", "a", "an", "the", "this", "that", "it", "has", "have", "feels", "very"],
  ...["so", "truly", "located", "offers", "please", "suits?", "welcomes?", "attracts?", "loves?"],
  ...["likes?", "seeks?", "wants?", "calls?", "lies", "stands", "looking", "buyers", "residents"],
];
const ENDS_DANGLING = new RegExp(`(?:^|[\\s,])(?:${DANGLING.join("|")})$`, "i");
const ADJECTIVES = [
  ...["friendly", "oriented", "coming", "exclusive", "prestigious", "diverse", "cultural"],
  ...["ethnic", "racial", "integrated", "mixed", "rich", "crime", "free"],
];
const ENDS_ON_ADJECTIVE = new RegExp(`(?:${ADJECTIVES.join("|")})$`, "i");
const SENTENCE_START = /(?:^|[.!?]["')\]]?\s+|\n)$/;

/**
 * The change that puts a finding right with one click: its replacement, with the article before it
 * made to fit, or the phrase taken out with the commas that held it. Where the rest of the sentence
 * could not stand, the sentence goes.
 */
export function editFor(text: string, finding: FairHousingFinding): TextEdit {
  return finding.replacement ? swap(text, finding) : takeOut(text, finding);
}

/** Applies one change. */
function swap(text: string, { start, end, phrase, replacement }: FairHousingFinding): TextEdit {
  const capital = /^\p{Lu}/u.test(phrase) && SENTENCE_START.test(text.slice(0, start));
  const insert = capital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  const before = /\b(an?)\s+$/i.exec(text.slice(0, start));
  if (!before?.[1]) return { start, end, insert };
  const fitting = article(insert);
  const kept = before[1].startsWith("A")
    ? fitting.charAt(0).toUpperCase() + fitting.slice(1)
    : fitting;
  return { start: before.index, end, insert: `${kept} ${insert}` };
}

function takeOut(text: string, { start, end, phrase }: FairHousingFinding): TextEdit {
  const { start: from, end: to } = sentenceAround(text, { start, end });
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const head = before.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, "");
  const tail = after.replace(/^[\s,;:–—-]+/u, "");
  const closes = /^[.!?]*$/.test(tail);
  const enough = wordsIn(head) + (closes ? 0 : wordsIn(tail));

  // An adjective can go from before its noun; a noun can't go from after its verb or preposition.
  const broken = ENDS_DANGLING.test(head) && (closes || !ENDS_ON_ADJECTIVE.test(phrase));
  // Nothing that could stand remains.
  if (enough < 2 || broken) return takeSentenceOut(text, start, end);
  if (!head) {
    return { start: from, end: to, insert: tail.charAt(0).toUpperCase() + tail.slice(1) };
  }
  // A phrase between two commas leaves one of them.
  const comma = /,\s*$/.test(before) && /^\s*,/.test(after) ? "," : "";
  const glue = closes ? "" : `${comma} `;
  const fitted = closes
    ? head
    : head.replace(/\b(a)n?$/i, (_, a: string) => a + article(tail).slice(1));
  return { start: from, end: to, insert: fitted + glue + tail };
}

// The words of a text without those of courtesy, which say nothing alone.
function wordsIn(part: string): number {
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !/^(?:sorry|please|thanks?|thank|you)$/.test(word)).length;
}

/**
 * The change that takes out the sentence around a span of the text, with the space before it: an
 * empty paragraph does not stay behind.
 */
export function takeSentenceOut(text: string, start: number, end: number): TextEdit {
  const { start: from, end: to } = sentenceAround(text, { start, end });
  const before = text.slice(0, from);
  const opensLine = from === 0 || before.endsWith("\n");
  const isLine = opensLine && /^[^\S\n]*(?:\n|$)/.test(text.slice(to));
  if (from > 0 && (isLine || !opensLine)) {
    return { start: before.trimEnd().length, end: to, insert: "" };
  }
  const trail = (isLine ? /^\s*/ : /^[^\S\n]*/).exec(text.slice(to))?.[0].length ?? 0;
  return { start: from, end: to + trail, insert: "" };
}
