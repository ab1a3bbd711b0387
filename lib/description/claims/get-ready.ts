import type { Fact } from "#lib/description/facts.ts";
import { readHome } from "#lib/description/home.ts";
import { findNumbers } from "#lib/text/numbers.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { hideAddressed } from "./addressed.ts";
import { Clauses, isDeniedAfter, isPartOfNoun } from "./context.ts";
import { readNames } from "./names.ts";
import { readNearness } from "./nearness.ts";
import { NUMBER_READERS } from "./numbers/read-numbers.ts";
import { WEIGHTS } from "./open-world/read-unknown.ts";
import { enteredPlaces, hideAddressNumbers, hidePlaces } from "./places.ts";
import { readVocabulary } from "./reading.ts";

const TEXT = "This home has two baths, no pool, and could be yours.";

/** Reads in short steps what the reading of claims needs once: terms, patterns, words and weights. */
export function* getClaimsReady(facts: readonly Fact[]): Generator<void> {
  yield* WEIGHTS.getReady();
  const { terms, speller } = readVocabulary();
  yield;
  yield* terms.getReady();
  const tokens = tokenize(TEXT);
  const numbers = findNumbers(TEXT, tokens);
  yield;
  const home = readHome(facts);
  const places = enteredPlaces(facts);
  const clauses = new Clauses(TEXT, tokens);
  const end = TEXT.length;
  const parts = [
    () => terms.find(TEXT, tokens),
    () => speller.spell(TEXT),
    () => hideAddressed(TEXT),
    () => hideAddressNumbers(TEXT, facts),
    () => hidePlaces(TEXT, places),
    () => readNames(TEXT, places),
    () => readNearness(TEXT, clauses, home),
    () => isDeniedAfter(" is not part of it") && isPartOfNoun(" is"),
    () => clauses.isDeniedBefore(end),
    () => clauses.isPossibility(end),
    ...NUMBER_READERS.map((reader) => () => reader(TEXT, numbers)),
  ];
  for (const read of parts) {
    read();
    yield;
  }
}
