import claimPhrases from "#lib/description/built/claim-phrases.json" with { type: "json" };
import type { Fact } from "#lib/description/facts.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import { findNumbers } from "#lib/text/numbers.ts";
import { PhraseFinder, type PhraseMatch } from "#lib/text/phrase-finder.ts";
import { type Token, tokenize } from "#lib/text/tokens.ts";
import type { Statement, Term } from "./claim.ts";
import { Clauses, isDeniedAfter, isPartOfNoun } from "./context.ts";
import { hideAddressed, readNames } from "./names.ts";
import { readNearness } from "./nearness.ts";
import { readNumbers } from "./numbers/read-numbers.ts";
import { markText, readPurposes, readSegments, type Segment } from "./open-world/segments.ts";
import { enteredPlaces, hideAddressNumbers, hidePlaces } from "./places.ts";
import { Speller } from "./spelling.ts";
import { TERMS } from "./terms/terms.ts";

const makeVocabulary = () => ({
  terms: new PhraseFinder(TERMS, claimPhrases),
  speller: new Speller(claimPhrases.words.split(" ")),
});
let vocabulary: ReturnType<typeof makeVocabulary> | undefined;

/** The terms and the words that the reading of claims knows, read when first asked for. */
export const readVocabulary = () => (vocabulary ??= makeVocabulary());

/** What the readers made of a text, supported or not. */
export interface Reading {
  /** Terms and numbers, by the longest; of those that overlap the first counts. */
  understood: readonly Statement[];
  near: readonly Statement[];
  /** In positions of the text as it stands; the others are in those of the text as it was meant. */
  names: readonly Statement[];
  segments: readonly Segment[];
  clauses: Clauses;
  /** Where something stands in the text, by where it stands in the text as it was meant. */
  original: (start: number, end: number) => { start: number; end: number };
}

/** Reads terms, numbers, names, and what lies near; the rest is in segments whose words are classed. */
export function readClaims(text: string, facts: readonly Fact[], thisYear: number): Reading {
  const { terms, speller } = readVocabulary();
  const home = readHome(facts);
  const places = enteredPlaces(facts);
  const unaddressed = hideAddressed(hideAddressNumbers(text, facts));
  const { text: spelled, original } = speller.spell(hidePlaces(unaddressed, places));

  // Of statements that overlap the longest counts: "laundry room" stands before "rooms".
  const tokens = tokenize(spelled);
  const purposes = readPurposes(tokens);
  const purposeStarts = new Set(tokens.flatMap(({ start }, at) => (purposes[at] ? [start] : [])));
  const numbers = findNumbers(spelled, tokens);
  const clauses = new Clauses(spelled, tokens);
  const understood = [
    ...readTerms(spelled, clauses, terms.find(spelled, tokens), home, purposeStarts),
    ...readNumbers(spelled, numbers, home, thisYear),
  ].sort(byLengthAndSupport);
  const names = readNames(unaddressed, places);
  const near = readNearness(spelled, clauses, home);
  const unknownNames = names.filter(({ isSupported }) => !isSupported);
  const isNamed = (token: Token) => {
    if (unknownNames.length === 0) return false;
    const { start } = original(token.start, token.end);
    return unknownNames.some((name) => name.start <= start && start < name.end);
  };
  const marks = markText(spelled.length, understood, tokens, isNamed);
  const segments = readSegments({ tokens, purposes, numbers, marks });
  return { understood, near, names, segments, clauses, original };
}

// The longest first; of two as long, the one that the facts support.
function byLengthAndSupport(a: Statement, b: Statement): number {
  return b.end - b.start - (a.end - a.start) || Number(b.isSupported) - Number(a.isSupported);
}

// Every term in the text, with whether the facts, or the text itself, bear it out.
function readTerms(
  text: string,
  clauses: Clauses,
  terms: readonly PhraseMatch<Term>[],
  home: Home,
  purposeStarts: ReadonlySet<number>,
): Statement[] {
  return terms.map(({ rule, start, end }) => {
    const { kind, supportedBy, isUse } = rule;
    const isPurpose = isUse === true && purposeStarts.has(start);
    const isThere = supportedBy(home) || isPurpose;
    const after = text.slice(end);
    const isDenied = isDeniedAfter(after) || clauses.isDeniedBefore(start);
    const isOtherDenied = isDenied && isThere && isPartOfNoun(after);
    const isSupported =
      isPurpose || isOtherDenied || clauses.isPossibility(start) || isDenied !== isThere;
    return { start, end, kind, isSupported, rule };
  });
}
