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
  ...[
    "best",
    "better",
    "ideal",
    "perfect",
    "it['’]s",
    "that['’]s",
    "they['’]re",
    "likes?",
    "seeks?",
    "wants?",
    "calls?",
    "lies",
    "stands",
    "looking",
    "buyers",
    "residents",
  ],
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
  const { start, end, replacement } = finding;
  if (replacement && isAboutPeople(text, finding)) return takeSentenceOut(text, start, end);
  return withoutEmptyPlace(text, replacement ? swap(text, finding) : takeOut(text, finding));
}

// "In a neighborhood, ...", "It's a street, and ...": what is left of a place that people made.
const EMPTY_PLACE =
  /^(?:(?:located|set|situated|nestled) )?(?:it['’]s |this is )?(?:(?:in|on|at) )?(?:(?:an?|the|this|our) )?(?:area|neighborhood|street|block|community|address|location|district|part of town|place)(?:\s*[,;]\s*(?:and |with )?|[.!?]*$)/i;

function withoutEmptyPlace(text: string, edit: TextEdit): TextEdit {
  const { start, end } = sentenceAround(text, edit);
  const left = text.slice(start, edit.start) + edit.insert + text.slice(edit.end, end);
  const rest = left.replace(EMPTY_PLACE, "");
  if (rest === left || edit.end > end) return edit;
  if (!OPENS_CLAUSE.test(rest)) return takeSentenceOut(text, edit.start, edit.end);
  return { start, end, insert: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

// What somebody thinks of people is not put right by another word for them: "we prefer a Catholic buyer".
function isAboutPeople(text: string, { start, end, severity }: FairHousingFinding): boolean {
  if (severity !== "violation") return false;
  const { start: from, end: to } = sentenceAround(text, { start, end });
  return SPEAKS_OF_PEOPLE.test(`${text.slice(from, start)} ${text.slice(end, to)}`);
}

const SPEAKS_OF_PEOPLE =
  /\b(?:i|we|he|she|they|them|me|us|my|whoever|who|tell|tells|told|prefer\w*|seek\w*|want\w*|avoid|send|steer|directed|tenants?|renters?|buyers?|applicants?|rent|renting|sell|lease|would|no|not|only)\b|n['’]t\b/i;

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

function takeOut(text: string, finding: FairHousingFinding): TextEdit {
  const { start, end } = finding;
  const { start: from, end: to } = sentenceAround(text, { start, end });
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  // "In the most exclusive building"
  const head = withoutMarks(before).replace(/\s(?:most|very|truly|rather|quite|so)$/i, "");
  const tail = after.replace(/^[\s,;:–—-]+/u, "");
  const closes = /^[.!?]*$/.test(tail);
  const enough = wordsIn(head) + (closes ? 0 : wordsIn(tail));

  // Nothing that could stand remains.
  if (enough < 2 || !isLoose(finding, before, after)) return takeSentenceOut(text, start, end);
  if (!head) {
    return { start: from, end: to, insert: tail.charAt(0).toUpperCase() + tail.slice(1) };
  }
  // A phrase between two commas leaves one of them, but none before a verb.
  const comma = /^\s*,/.test(after) && !BEGINS_WITH_VERB.test(tail) ? "," : "";
  const glue = closes ? "" : `${comma} `;
  const fitted = closes
    ? head
    : head.replace(/\b(a)n?$/i, (_, a: string) => a + article(tail).slice(1));
  return { start: from, end: to, insert: fitted + glue + tail };
}

const withoutMarks = (before: string) => before.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, "");

const BEGINS_WITH_VERB =
  /^(?:has|have|is|are|was|were|will|can|comes?|offers?|features?|includes?|sits?|gets?|opens?|gives?|makes?)\b/i;
const SET_OFF_BEFORE = /(?:[,;:–—]|\s-)\s*$/;
const SET_OFF_AFTER = /^\s*(?:[,;:–—]|-\s)/;
const CLOSES = /^[\s,;]*[.!?]*["”]?$/;
// What a sentence can begin with after a phrase that opened it.
const OPENS_CLAUSE =
  /^[\s,;:–—-]*(?:the|this|these|a|an|it|it['’]s|its|there|there['’]s|our|you['’]ll|each|both|two|three|four|five|\d+)\b(?! (?:last|rest|same|other|answer|way)\b)/i;
// After a phrase in the middle: what adds to the noun before it.
const ADDS = /^\s*,\s*(?:and (?:an?|the|its)|with|plus|on|in|built|set)\b/i;
// "Near a church, a school and a grocery store, this ranch ..."
const OPENS_LIST = /^\s*,\s*an?\b[^,]*\band\b[^,]*,/i;
const PREPOSITION =
  /^(?:(?:just |so )?(?:perfect|ideal|great|suited|made|designed|built|wonderful|right) )?(?:for|near|close to|next to|beside|within|convenient to|conveniently)\b/i;
// A head that waits for its main clause, or that only says who speaks.
const IS_PART =
  /^(?:if|when|while|because|since|as|although|though|after|before|unless|given|being|to|sorry|please|no|not|yes|well|oh|hi|hey)\b/i;
const HAS_PERSON =
  /\b(?:i|we|he|she|they|me|us|my|who|tenants?|renters?|applicants?|rents?|rules?)\b/i;

/**
 * Whether a sentence reads without a phrase: an adjective before its noun, or what marks set off, or
 * what a preposition adds at the end. What bans people leaves nothing unless marks set it off.
 */
function isLoose({ phrase, severity }: FairHousingFinding, before: string, after: string): boolean {
  const head = withoutMarks(before);
  const closes = CLOSES.test(after);
  const isAdjective = ENDS_ON_ADJECTIVE.test(phrase) && /^ (?!and\b|or\b)\p{L}/u.test(after);
  if (isAdjective) return wordsIn(phrase) <= 4;
  if (head === "") {
    const isInList = PREPOSITION.test(phrase) && OPENS_LIST.test(after);
    return SET_OFF_AFTER.test(after) && OPENS_CLAUSE.test(after) && !isInList;
  }
  if (ENDS_DANGLING.test(head) || IS_PART.test(head) || HAS_PERSON.test(head)) return false;
  const isSetOff = SET_OFF_BEFORE.test(before);
  const isAdded = severity === "caution" && PREPOSITION.test(phrase);
  if (closes) return isSetOff || isAdded;
  return isSetOff ? SET_OFF_AFTER.test(after) : isAdded && ADDS.test(after);
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
