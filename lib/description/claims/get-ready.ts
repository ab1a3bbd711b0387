import type { Fact } from "#lib/description/facts.ts";
import { readHome } from "#lib/description/home.ts";
import { findNumbers } from "#lib/text/numbers.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { Clauses, isDeniedAfter, isPartOfNoun } from "./context.ts";
import { hideAddressed, readNames } from "./names.ts";
import { readNearness } from "./nearness.ts";
import { NUMBER_READERS } from "./numbers/read-numbers.ts";
import { WEIGHTS } from "./open-world/read-unknown.ts";
import { enteredPlaces, hideAddressNumbers, hidePlaces } from "./places.ts";
import { readVocabulary } from "./reading.ts";

// An engine compiles a pattern anew for a text with a mark beyond Latin-1, as a dash is.
const TEXTS = [
  "This home has two baths, no pool, and could be yours. The shed is not part of it.",
  "This home has two baths, no pool, and could be yours. The shed is not part of it — or is.",
];

/** Reads in short steps what the reading of claims needs once: terms, patterns, words and weights. */
export function* getClaimsReady(facts: readonly Fact[]): Generator<void> {
  yield* WEIGHTS.getReady();
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
