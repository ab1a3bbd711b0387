import { isPerson, termOf } from "./lexicon.ts";
import { CODED, LIMITS, REFUSED_CHANGES, SIGN_PATTERNS } from "./patterns.ts";
import { REFUSALS } from "./vocabulary.ts";
import { WEIGHTS } from "./weigh.ts";

const PATTERNS = [
  ...SIGN_PATTERNS.map(([, pattern]) => pattern),
  ...[...CODED, ...LIMITS, ...REFUSED_CHANGES, ...REFUSALS],
];

/** Reads in short steps what the reading of people needs once: patterns, words and weights. */
export function* getPeopleReady(): Generator<void> {
  for (const pattern of PATTERNS) {
    // An engine compiles a pattern when it is first used, and better when it is used again.
    for (const text of ["a home", "the house"]) {
      text.search(pattern);
      yield;
    }
  }
  termOf("home");
  yield;
  isPerson("home");
  yield;
  yield* WEIGHTS.getReady();
}
