import type { Fact } from "#lib/description/facts.ts";
import { FEATURE_OPTIONS } from "#lib/fields/features.ts";
import { type Home, readHome } from "#lib/description/home.ts";
import { PhraseFinder, type PhraseMatch } from "#lib/text/phrase-finder.ts";
import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { findNumbers } from "#lib/text/numbers.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { SpanSet } from "#lib/text/spans.ts";
import type { Claim, ClaimKind, Statement } from "./claim.ts";
import { Clauses, isDeniedAfter, isPartOfNoun } from "./context.ts";
import { readNames } from "./names.ts";
import { readNearness } from "./nearness.ts";
import { readPurposes, readUnknown } from "./open-world/read-unknown.ts";
import { readNumbers } from "./numbers/read-numbers.ts";
import { saidByOwner } from "./said-by-owner.ts";
import { enteredPlaces, hideAddressNumbers, hidePlaces } from "./places.ts";
import { Speller } from "./spelling.ts";
import type { Term } from "./term.ts";
import { COMPILED_TERMS } from "./terms/compiled.ts";
import { TERMS } from "./terms/terms.ts";

export type { Claim };

const REASONS: Record<ClaimKind, string> = {
  number: "This number is not among what you entered.",
  feature: "Nothing that you entered says so.",
  place: "This place is not part of the address you entered.",
  praise: "Nothing you entered can show this.",
};

interface Vocabulary {
  terms: PhraseFinder<Term>;
  speller: Speller;
}

let vocabulary: Vocabulary | undefined;

function readVocabulary(): Vocabulary {
  if (!vocabulary) {
    vocabulary = {
      terms: new PhraseFinder(TERMS, COMPILED_TERMS),
      speller: new Speller(COMPILED_TERMS.words.split(" ")),
    };
  }
  return vocabulary;
}

/**
 * Reads a text and names each claim that the facts don't support: numbers, features, places, and
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
  const { terms, speller } = readVocabulary();
  const text = withPlainMarks(typed);
  const home = readHome(facts);
  const places = enteredPlaces(facts);
  const unaddressed = hideAddressNumbers(text, facts);
  const { text: spelled, original } = speller.spell(hidePlaces(unaddressed, places));
  const asTyped = (statement: Statement) => ({
    ...statement,
    ...original(statement.start, statement.end),
  });

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
  const read = new SpanSet(spelled.length);
  for (const span of [...understood, ...near, ...numbers]) read.add(span);
  const unknown = readUnknown(clauses, tokens, purposes, read);
  const claimed = new SpanSet(text.length);
  const isSaid = saidByOwner(facts);
  let everything: Home | undefined;
  return [...understood.map(asTyped), ...names, ...[...near, ...unknown].map(asTyped)]
    .filter((statement) => claimed.add(statement) && !statement.isSupported)
    .filter(({ start, end }) => !isSaid(typed, start, end))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, kind, wouldBe }) => ({
      start,
      end,
      phrase: typed.slice(start, end),
      kind,
      reason: REASONS[kind],
      isOption: wouldBe?.((everything ??= readHome(withEveryOption(facts)))) ?? false,
    }));
}

function withEveryOption(facts: readonly Fact[]): Fact[] {
  const options = Object.entries(FEATURE_OPTIONS).flatMap(([group, names]) => {
    const isGrouped = group === "rooms" || group === "parking";
    const source = `propertySpecifics.${group}${isGrouped ? ".types" : ""}` as Fact["source"];
    return names.map((value): Fact => ({ source, value }));
  });
  return [...facts, ...options];
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
  return terms.map(({ rule: { kind, supportedBy, isUse }, start, end }) => {
    const isPurpose = isUse === true && purposeStarts.has(start);
    const isThere = supportedBy(home) || isPurpose;
    const after = text.slice(end);
    const isDenied = isDeniedAfter(after) || clauses.isDeniedBefore(start);
    const isOtherDenied = isDenied && isThere && isPartOfNoun(after);
    const isSupported =
      isPurpose || isOtherDenied || clauses.isPossibility(start) || isDenied !== isThere;
    return { start, end, kind, isSupported, wouldBe: supportedBy };
  });
}
