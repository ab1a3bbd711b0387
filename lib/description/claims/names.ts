import { STATE_NAMES } from "#lib/us/states.ts";
import { CAPITALS, LETTERS } from "#lib/text/letters.ts";
import { type Sentence, splitSentences } from "#lib/text/sentences.ts";
import { type Span, SpanSet } from "#lib/text/spans.ts";
import type { Statement } from "./claim.ts";
import { GIVEN_NAMES } from "./given-names.ts";
import { isWord } from "./open-world/innocent-words.ts";
import { withoutCapitals } from "./places.ts";

// Words with a capital that name no place: terms of the trade, days, what an option is called.
const KNOWN_WORDS = new Set(
  `I I'm I'll HOA RV RVs AC A/C HVAC TV MLS ADA EV LED ADU OK US U.S. USA United States Internet Wi-Fi Realtor
  Jacuzzi Saltillo Craftsman Colonial Georgian Victorian Tudor Spanish French Pueblo Mediterranean
  Cape Cod Queen Anne Santa Fe English American Dutch Italian Mexican
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Saturdays Sundays
  January February March April May June July August September October November December
  Unit Home House Property Condo Condominium Building Seller Sellers Buyer Buyers Association Residence
  Apartment Lot Agent Q A
  First Second World War Great Depression Civil Roaring Twenties Jazz Gilded Age
  Prohibition Christmas Thanksgiving Easter Halloween Hanukkah Grandma Grandpa Mom Dad Mother Father Sir Madam
  Mr Mrs Ms Owner Owners Suite Suites Room Rooms Bedroom Bedrooms Bath Baths`.split(/\s+/),
);
// Words that open sentences and are no part of the name after them.
const OPENERS = new Set(
  `The This That These A An In On At Near Nearby By From With Our Your Its It Both Enjoy Visit
  Welcome Set Located See Call Just Only Steps Minutes Close Walk Owner's Historic Downtown Here Now
  For Sited Beautiful`.split(/\s+/),
);
// So that a large city is seen where it opens a sentence too.
const CITIES = `
  New York, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas,
  Austin, San Francisco, Seattle, Denver, Boston, Nashville, Portland, Las Vegas, Miami, Atlanta,
  Minneapolis, Charlotte, Orlando, Tampa, Cleveland, Detroit, Sacramento, Brooklyn, Manhattan
`
  .trim()
  .split(/,\s+/);
// Shorter names of states are words too, or parts of them.
const MIN_STATE = 5;
const LARGE_PLACES = new Set([
  ...Object.values(STATE_NAMES).filter((name) => name.length >= MIN_STATE),
  ...CITIES,
]);
const CAPITAL_WORDS = /[A-Z][a-z]+/g;

const WORD = new RegExp(`[${LETTERS}][${LETTERS}\\d'’/-]*`, "g");
const CAPITALIZED = `[${CAPITALS}][${LETTERS}'’-]*`;
const NAME = new RegExp(
  `(?:\\b(?:St|Mt|Ft)\\. )?${CAPITALIZED}(?:\\s+(?:of|the|de|del|la|on|at)?\\s*${CAPITALIZED})*`,
  "g",
);
const OPENS_WITH_CAPITAL = new RegExp(`^[${CAPITALS}]`);
const HAS_WORD = new RegExp(`[${LETTERS}\\d]`);
// A name of two words with an abbreviation, which makes no title.
const SAINT = new RegExp(`\\b(?:St|Mt|Ft)\\. [${CAPITALS}]\\S*`, "g");
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
  return [word, plain].some((name) => KNOWN_WORDS.has(name) || GIVEN_NAMES.has(name));
}
