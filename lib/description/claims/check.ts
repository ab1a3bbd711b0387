import { type Fact, valuesOf } from "#lib/description/facts.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import { STATE_NAMES } from "#lib/description/place.ts";
import { type Claim, clauseBefore, type ClaimKind, isDeniedBy, type Reading } from "./claim.ts";
import { Taken } from "#lib/description/taken.ts";
import { FEATURE_TERMS } from "./lexicon.ts";
import { nameAsTyped, readNames } from "./names.ts";
import { OTHER_TERMS } from "./never.ts";
import { readNumbers } from "./numbers.ts";
import { Speller } from "./spelling.ts";
import { withPlainMarks, wordPattern } from "#lib/description/word-pattern.ts";

export type { Claim, ClaimKind };

const REASONS: Record<ClaimKind, string> = {
  number: "This number is not among what you entered.",
  feature: "Nothing that you entered says so.",
  place: "This place is not part of the address you entered.",
  praise: "Nothing you entered can show this.",
};

const TERMS = [...FEATURE_TERMS, ...OTHER_TERMS].map(({ words, held }) => ({
  held,
  pattern: wordPattern(words),
  // Superlatives, schools, and safety are praise rather than things.
  kind: /best\||schools\?\||safe\(/.test(words) ? ("praise" as const) : ("feature" as const),
}));

const SPELLER = new Speller(
  [...FEATURE_TERMS, ...OTHER_TERMS].flatMap(({ words }) =>
    (words.match(/[a-z]+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, "")]),
  ),
);

/** Words from a denial to what it denies; a verb or a "but" between them ends it. */
const WORDS_BETWEEN =
  "(?:\\s+(?!(?:is|are|has|have|with|but|and|so|because|just|only|can|could|may|goes?)\\b)[\\w-]+){0,4}\\s*$";
const DENIED = new RegExp(
  `\\b(?:(?:do|does|did|has|have)(?:n't| not)|never)(?: really| yet)? (?:have|had|come with|include|need|got|own|get)${WORDS_BETWEEN}|\\b(?:no|not|without|never|neither|nor|isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t|don['’]?t|lacks?|free of|instead of|rather than)${WORDS_BETWEEN}|\\b(?:neither|none of the|no) (?:[\\w-]+ ){1,2}(?:is|are|has|have)(?: [\\w-]+){0,2}\\s*$`,
  "i",
);
/** A noun right after what is denied. */
const ANOTHER_NOUN =
  /^\s+(?!(?:and|or|nor|but|to|in|on|at|here|yet|for|of|is|are|was|with|so|because|left|any|anymore|either|whatsoever|this|that|which|out|you|we|it|i)\b)\p{L}/u;
/** From a possibility to what is possible: a list may stand between. */
const LIST_BETWEEN =
  "(?:[\\s,]+(?!(?:is|are|has|have|with|but|so|because|goes?)\\b)[\\w-]+){0,9}[\\s,]*(?<!\\b(?:the|its|our)\\s+)$";
/** A possibility is no claim. */
const POSSIBLE = new RegExp(
  `\\b(?:(?:room|space|potential|possibility|ready) (?:for|to (?:add|build))|(?:could|might|may) (?:(?:also |easily |always |well )?(?:add|be|become|hold|fit|rent|build|put|install|turn|convert|make|serve|plant|raise|set up))|can (?:be|become|serve|hold|fit|turn|double)|(?:imagine|picture|add(?:ing)?|consider(?:ing|ed)?|install(?:ing)?) an?|plans? for|dream(?:s|ed|ing)? of|if you (?:want|like|prefer|build|add|put)|bring your own|(?:would|could|can|will) (?:also |easily )?make (?:an? )?(?:\\w+ )?|(?:use|used|using) (?:[\\w'-]+ ){0,5}as an?|the size of|as (?:big|large|long|wide|good) as)${LIST_BETWEEN}`,
  "i",
);
const NEARNESS =
  /\b(?:near(?:by)?(?! (?:nothing|nowhere|enough)\b)|close to(?! nothing\b)(?! (?:everything|it all|all you|what you|home|family|friends|nature|you)\b)|minutes? (?:(?:walk|drive) )?(?:from|to)|blocks? (?:from|to)|steps (?:from|to|away)|(?:within )?walking distance (?:of|to)|walk to|short (?:walk|drive) (?:to|from)|convenient to|(?:easy|quick) access to|next door to|adjacent to|across from|around the corner from|stone['’]?s throw (?:from|to)|borders?|backs (?:up )?to)\b[^.,;!?]*[\p{L}\d][^.,;!?]*/giu;
/** The same said after its subject: "The ferry is around the corner." */
const NEARNESS_AFTER =
  /(?<![\p{L}\d'’-])(?:[\p{L}\d'’-]{1,30} ){1,3}(?:is|are|lies|lie|sits|sit|waits?|begins?|starts?) (?:just |only |right |literally |all ){0,2}(?:around the corner|(?:down|up|across) the (?:street|road|block|hill)|(?:\p{L}+ ){1,2}(?:blocks?|minutes?|miles?|steps|hours?) (?:away|off|down)|steps away|nearby|close by|within (?:easy )?reach|(?:at|on|right outside) your (?:doorstep|door)|next door|at the end of the (?:street|road|block)|an? (?:short|quick|easy) (?:walk|drive|ride|stroll|hop)(?: away)?|within walking distance)(?![\p{L}\d])/giu;
/** What something in the house may be near to. */
const WITHIN =
  /^\S+(?:\s+(?:to|from|of|the|its|own|a|an|each|every|all))*\s+(?:(?:main|front|back|side|rear)\s+)?(?:kitchen|entry|entrance|door|bed ?rooms?|bath(?:room)?s?|living|dining|hall|stairs|laundry|garage|deck|patio|porch|garden|pool|pond|dock|house|home|building|unit|condo|road|street|transportation|transit)\b/i;

/**
 * Reads a text and names each claim that the facts don't hold: numbers, features, places, and
 * praise that no fact can carry. Opinions without content ("lovely") pass, and so does a feature
 * that the text itself says is not there.
 *
 * @param facts as `collectFacts` gives them
 * @param thisYear by which ages in years are checked
 * @returns claims in the order of the text, none overlapping another
 */
export function checkClaims(
  typed: string,
  facts: readonly Fact[],
  thisYear = new Date().getFullYear(),
): Claim[] {
  const text = withPlainMarks(typed);
  const home = readHome(facts);
  const state = valuesOf(facts, "state")[0] ?? "";
  const code = Object.entries(STATE_NAMES).find(([, name]) => name === state)?.[0] ?? "";
  const places = [...valuesOf(facts, "addressLine1"), ...valuesOf(facts, "city"), state, code].map(
    withPlainMarks,
  );
  const { text: plain, original } = SPELLER.spell(hide(text, places));
  const inPlace = (reading: Reading) => ({ ...reading, ...original(reading.start, reading.end) });

  const taken = new Taken(text.length);
  const readings: Reading[] = [];
  const add = (reading: Reading) => {
    if (taken.take(reading.start, reading.end)) readings.push(reading);
  };
  // Of readings that overlap the longest counts: "laundry room" stands before "rooms".
  [...readTerms(plain, home), ...readNumbers(plain, home, thisYear)]
    .map(inPlace)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .forEach(add);
  readNames(text, places).forEach(add);
  readNearness(plain).map(inPlace).forEach(add);
  return readings
    .filter(({ held }) => !held)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind }) => ({
      start,
      end,
      phrase: typed.slice(start, end),
      kind,
      reason: REASONS[kind],
    }));
}

/** What a text claims to be near to, unless it is another part of the home. */
function readNearness(text: string): Reading[] {
  const matches = [...text.matchAll(NEARNESS), ...text.matchAll(NEARNESS_AFTER)];
  return matches.flatMap(({ 0: phrase, index: start }) => {
    if (WITHIN.test(phrase) || DENIED.test(clauseBefore(text, start))) return [];
    return [{ start, end: start + phrase.trimEnd().length, kind: "place", held: false }];
  });
}

/** Every term in the text, with whether the facts hold it or the text denies it. */
function readTerms(text: string, home: Home): Reading[] {
  return TERMS.flatMap(({ pattern, held, kind }) =>
    [...text.matchAll(pattern)].map((match) => {
      const chosen = held(home);
      const before = clauseBefore(text, match.index);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
      const denied = isDeniedBy(after) || DENIED.test(before);
      // "No basement bathroom" denies another thing.
      const ofAnother = denied && chosen && ANOTHER_NOUN.test(after);
      return {
        start: match.index,
        end: match.index + match[0].length,
        kind,
        held: ofAnother || POSSIBLE.test(before) || (denied ? !chosen : chosen),
      };
    }),
  );
}

/** The text with the places of the address blanked, so that "Garden City" is not a garden. */
function hide(text: string, places: readonly string[]): string {
  return places.filter(Boolean).reduce((hidden, place) => {
    const pattern = nameAsTyped(place, place.length > 2 ? "giu" : "gu");
    return hidden.replaceAll(pattern, (found) => "_".repeat(found.length));
  }, text);
}
