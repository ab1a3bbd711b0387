import names from "#lib/description/words/names.json" with { type: "json" };
import { STATE_NAMES } from "#lib/us/states.ts";
import { CAPITALS, LETTERS } from "#lib/text/letters.ts";
import { type Sentence, splitSentences } from "#lib/text/sentences.ts";
import { type Span, SpanSet } from "#lib/text/spans.ts";
import type { Rule } from "#lib/description/rule.ts";
import { wordsOf } from "#lib/text/word-list.ts";
import type { Statement } from "./claim.ts";
import { isWord } from "./open-world/word-classes.ts";
import { withoutCapitals } from "./places.ts";

const NAME_RULE: Rule = { id: "claims/places.name", source: "not part of the address" };

// Words with a capital that name no place: terms of the trade, days, what an option is called, and given
// names that are common in the US (Social Security Administration) and name no city, street or thing.
const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(names.known),
  ...wordsOf(names.given),
]);
// Words that open sentences and are no part of the name after them.
const OPENERS: ReadonlySet<string> = new Set(wordsOf(names.openers));
// Shorter names of states are words too, or parts of them.
const MIN_STATE = 5;
const LARGE_PLACES = new Set([
  ...Object.values(STATE_NAMES).filter((name) => name.length >= MIN_STATE),
  // So that a large city is seen where it opens a sentence too.
  ...names.cities,
]);
const CAPITAL_WORDS = /[A-Z][a-z]+/g;

const WORD = new RegExp(`[${LETTERS}][${LETTERS}\\d'’/-]*`, "g");
const CAPITALIZED = `[${CAPITALS}][${LETTERS}'’-]*`;
const NAME = new RegExp(
  `(?:\\b(?:St|Mt|Ft)\\.\\s+)?${CAPITALIZED}(?:\\s+(?:of|the|de|del|la|on|at)?\\s*${CAPITALIZED})*`,
  "g",
);
const OPENS_WITH_CAPITAL = new RegExp(`^[${CAPITALS}]`);
const HAS_WORD = new RegExp(`[${LETTERS}\\d]`);
// A name of two words with an abbreviation, which makes no title.
const SAINT = new RegExp(`\\b(?:St|Mt|Ft)\\.\\s+[${CAPITALS}]\\S*`, "g");
// "a house from the year of the Titanic", "older than the Model T"
const AFTER_A_TIME =
  /\b(?:(?:years?|time|days|age|era|decade|day|summer|winter|fall|spring) (?:of|when|that)|older than|younger than|as old as|since|before|after|predates?|the year|when|during|between)(?: the)? $/i;
// "the Nixon years"
const BEFORE_A_TIME = /^\s+(?:years|era|administration|days|was (?:president|in office))\b/;
// "Madison, Wisconsin", "Madison, WI"
const AFTER_A_COMMA = /^,\s{1,3}([A-Z][A-Za-z]*)(?: ([A-Z][a-z]+))?(?: ([A-Z][a-z]+))?/;
const STATES = new Set([...Object.keys(STATE_NAMES), ...Object.values(STATE_NAMES)]);
const LONGEST_STATE = 40;

function isBeforeState(following: string): boolean {
  const [, ...words] = AFTER_A_COMMA.exec(following) ?? [];
  return words.some((_, index) => STATES.has(words.slice(0, index + 1).join(" ")));
}

// The longest first: a place has three words at most.
function largePlacesIn(text: string): Name[] {
  const words = [...text.matchAll(CAPITAL_WORDS)];
  return words.flatMap(({ index: start }, at) => {
    for (const last of [words[at + 2], words[at + 1], words[at]]) {
      if (!last) continue;
      const end = last.index + last[0].length;
      if (LARGE_PLACES.has(text.slice(start, end)) && !isInWord(text, start, end)) {
        return [{ start, end }];
      }
    }
    return [];
  });
}

const isInWord = (text: string, start: number, end: number) =>
  /\w/.test(text.charAt(start - 1)) || /\w/.test(text.charAt(end));

/**
 * Proper names of a text but those of `places`. In a sentence in title case capitals tell nothing.
 *
 * @param places names of street, city and state as entered
 */
export function readNames(text: string, places: readonly string[]): Statement[] {
  const masked = withoutCapitals(text, places).replaceAll(INITIALS, (name) => name.toLowerCase());
  const found = new SpanSet(text.length);
  return [
    ...largePlacesIn(masked),
    ...splitSentences(masked).flatMap((sentence) => namesIn(sentence, text)),
  ]
    .filter((span) => found.add(span))
    .map(({ start, end, isOfTime = false }) => ({
      start,
      end,
      kind: "place",
      isSupported: isOfTime,
      rule: NAME_RULE,
    }));
}

interface Name extends Span {
  /** It tells when something was: "when Lyndon Johnson was president". */
  isOfTime?: boolean;
}

function namesIn(sentence: Sentence, text: string): Name[] {
  if (isInTitleCase(sentence.text)) return [];
  return [...sentence.text.matchAll(NAME)].flatMap((match) => {
    const [name] = match;
    const parts = name.split(/\s+/);
    const start = sentence.start + match.index;
    const end = start + name.length;
    const following = text.slice(end, end + LONGEST_STATE);
    const isOfTime =
      BEFORE_A_TIME.test(following) || AFTER_A_TIME.test(sentence.text.slice(0, match.index));
    if (isOfTime) return [{ start, end, isOfTime: true }];
    if (parts.every(isKnown)) return [];
    if (!mayOpen(sentence.text.slice(0, match.index))) return [{ start, end }];
    // The first word of a sentence is capital anyway: only what follows it can tell.
    const later = parts.slice(1).filter((part) => OPENS_WITH_CAPITAL.test(part));
    if (later.every(isKnown) && !isBeforeState(following)) return [];
    if (!OPENERS.has(parts[0] ?? "")) return [{ start, end }];
    const rest = parts.slice(1);
    return rest.every(isKnown) ? [] : [{ start: end - rest.join(" ").length, end }];
  });
}

// "D/W", "W/D"
const INITIALS = /\b[A-Z]\/[A-Z]\b/g;
// White space that is looked through for the stop before it.
const LONGEST_GAP = 8;

// A full stop, or a mark that is none of a sentence's: an emoji, a bullet, a check mark.
const AFTER_AN_END = new RegExp(`(?:[.:]|[^${LETTERS}\\d\\s,;:'"’“”()&/–—-])\\s*$`);

// True where a sentence may begin, an abbreviation before it being its end too: "D.C. The".
function mayOpen(before: string): boolean {
  return !HAS_WORD.test(before) || AFTER_AN_END.test(before.slice(-LONGEST_GAP));
}

function isInTitleCase(sentence: string): boolean {
  const words = sentence.replaceAll(SAINT, "").match(WORD) ?? [];
  const capitals = words.filter((word) => OPENS_WITH_CAPITAL.test(word));
  return words.length > 4 && capitals.length > words.length * 0.6;
}

const SHOUTED = /^[A-Z]{2,}$/;

function isKnown(word: string): boolean {
  // "I've", "I'd"
  if (/^I['’]/.test(word)) return true;
  // "A-frame", "U-shaped"
  if (/^[A-Z]-[a-z]/.test(word)) return true;
  const plain = word.replace(/['’]s$/, "").replace(/-(?:style|inspired)$/i, "");
  // "AND", "POV": what is shouted is no name where it is a word.
  if (SHOUTED.test(word) && isWord(word.toLowerCase())) return true;
  return KNOWN_WORDS.has(word) || KNOWN_WORDS.has(plain);
}

const TITLED = `(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[${CAPITALS}][${LETTERS}'-]+(?: [${CAPITALS}][${LETTERS}'-]+)?`;
const STREET_WORDS = "Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Court|Park|School";
const OPENS = "(?:^|[.!?\\n]\\s*)";
const GREETS =
  "(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Tt]hanks|[Tt]hank you|[Mm]orning|[Gg]ood (?:morning|afternoon|evening|to hear from you))";
const ANSWERS =
  "(?:[Yy]es|[Nn]o|[Yy]ep|[Nn]ope|[Ss]ure|[Ss]orry|[Aa]las|[Oo]h|[Ww]ell|[Rr]ight|[Cc]orrect|[Tt]rue|[Gg]ood question)";
// "Dear Ms. Ortiz,", "Hi Carol": whatever the words are.
const GREETED = new RegExp(`(?<=${OPENS}${GREETS},? (?:again,? )?)${TITLED}(?=[,.!:;–—]|$)`, "g");
// "Yes, Denise,", and at the end of such a sentence: "Yes, there's a washer, Denise."
const ANSWERED = [
  new RegExp(`(?<=${OPENS}${ANSWERS},? )${TITLED}(?=[,.!:;–—]|$)`, "g"),
  new RegExp(`(?<=${OPENS}(?:${ANSWERS}|${GREETS})\\b[^.!?\\n]{0,200}, )${TITLED}(?=[.!?]|$)`, "g"),
];
// "Mrs. Haas in the sun room", but no street that is called so
const WITH_TITLE = new RegExp(
  `\\b(?:Mr|Mrs|Ms|Miss)\\.? [${CAPITALS}][${LETTERS}'-]+(?! (?:${STREET_WORDS})\\b)`,
  "g",
);
const blanked = (text: string) => text.replaceAll(/\S/g, "_");

/** The text with the names of those it speaks to blanked; after an answer a word of the language is none. */
export const hideAddressed = (text: string) =>
  ANSWERED.reduce(
    (hidden, pattern) =>
      hidden.replaceAll(pattern, (name) =>
        isWord((name.split(" ").at(-1) ?? "").toLowerCase()) ? name : blanked(name),
      ),
    [GREETED, WITH_TITLE].reduce((hidden, pattern) => hidden.replaceAll(pattern, blanked), text),
  );
