import { collectFacts, type DescribedProperty, type Fact } from "#lib/description/facts.ts";
import {
  ALIKE,
  BUT,
  EVERYONE,
  HELP_OFFERED,
  OPENING,
  REFUSALS,
} from "./fair-housing/people/vocabulary.ts";
import { CODED, LIMITS, REFUSED_CHANGES, SIGN_PATTERNS } from "./fair-housing/people/patterns.ts";
import { Clauses, isDeniedAfter, isPartOfNoun } from "./claims/context.ts";
import { NUMBER_READERS } from "./claims/numbers/read-numbers.ts";
import { WEIGHTS as CLAIM_WEIGHTS } from "./claims/open-world/read-unknown.ts";
import { enteredPlaces, hideAddressNumbers, hidePlaces } from "./claims/places.ts";
import { fairHousingPhrases } from "./fair-housing/check.ts";
import { findNumbers } from "#lib/text/numbers.ts";
import { hideAddressed, readNames } from "./claims/names.ts";
import { isPerson, longestTermFrom, termOf } from "./fair-housing/people/lexicon.ts";
import { readHome } from "#lib/description/home.ts";
import { readNearness } from "./claims/nearness.ts";
import { readPeople, WEIGHTS as PEOPLE_WEIGHTS } from "./fair-housing/people/read-people.ts";
import { readVocabulary } from "./claims/reading.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { withoutShorthand } from "./fair-housing/people/shorthand.ts";

const PATTERNS = [
  ...SIGN_PATTERNS.map(([, pattern]) => pattern),
  ...[...CODED, ...LIMITS, ...REFUSED_CHANGES, ...REFUSALS],
  ...[EVERYONE, ALIKE, HELP_OFFERED, BUT, OPENING],
];

// An engine compiles a pattern when it is first used, better when it is used again, and anew for a
// text with a mark beyond Latin-1, as a dash is.
const PHRASES = ["a home", "the house", "a — home", "the — house"];
const TEXT = "A home.";

/** Reads in short steps what the fair-housing check needs once: phrases, patterns, words and weights. */
function* getFairHousingReady(): Generator<void> {
  const tokens = tokenize(withPlainMarks(TEXT));
  yield;
  withoutShorthand(tokens);
  yield;
  yield* fairHousingPhrases().getReady();
  for (const pattern of PATTERNS) {
    for (const text of PHRASES) {
      text.search(pattern);
      yield;
    }
  }
  termOf("home");
  yield;
  longestTermFrom("home");
  yield;
  isPerson("home");
  yield;
  yield* PEOPLE_WEIGHTS.getReady();
  readPeople(TEXT, tokens);
  yield;
}

const TEXTS = [
  "This home has two baths, no pool, and could be yours. The shed is not part of it.",
  "This home has two baths, no pool, and could be yours. The shed is not part of it — or is.",
];

/** Reads in short steps what the reading of claims needs once: terms, patterns, words and weights. */
function* getClaimsReady(facts: readonly Fact[]): Generator<void> {
  yield* CLAIM_WEIGHTS.getReady();
  const { terms, speller } = readVocabulary();
  yield;
  yield* terms.getReady();
  const home = readHome(facts);
  const places = enteredPlaces(facts);
  for (const text of TEXTS) {
    const tokens = tokenize(text);
    const numbers = findNumbers(text, tokens);
    yield;
    const clauses = new Clauses(text, tokens);
    const end = text.length;
    const following = text.slice(text.indexOf(" is not"));
    const parts = [
      () => terms.find(text, tokens),
      () => speller.spell(text),
      () => hideAddressed(text),
      () => hideAddressNumbers(text, facts),
      () => hidePlaces(text, places),
      () => readNames(text, places),
      () => readNearness(text, clauses, home),
      () => isDeniedAfter(following) && isPartOfNoun(following),
      () => clauses.isDeniedBefore(end),
      () => clauses.isPossibility(end),
      ...Object.values(NUMBER_READERS)
        .flat()
        .map((reader) => () => reader(text, numbers)),
    ];
    for (const read of parts) {
      read();
      yield;
    }
  }
}

/** Reads in short steps what both checks need once. */
export function* getChecksReady(property: DescribedProperty): Generator<void> {
  yield* getFairHousingReady();
  const facts = collectFacts(property);
  yield;
  yield* getClaimsReady(facts);
}
