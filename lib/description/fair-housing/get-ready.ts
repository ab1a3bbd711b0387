import { withPlainMarks } from "#lib/text/plain-marks.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { fairHousingPhrases } from "./check.ts";
import { readPeople } from "./people/read-people.ts";
import { withoutShorthand } from "./people/shorthand.ts";
import { isPerson, longestTermFrom, termOf } from "./people/lexicon.ts";
import { CODED, LIMITS, REFUSED_CHANGES, SIGN_PATTERNS } from "./people/patterns.ts";
import { ALIKE, BUT, EVERYONE, HELP_OFFERED, OPENING, REFUSALS } from "./people/vocabulary.ts";
import { WEIGHTS } from "./people/weigh.ts";

const PATTERNS = [
  ...SIGN_PATTERNS.map(([, pattern]) => pattern),
  ...[...CODED, ...LIMITS, ...REFUSED_CHANGES, ...REFUSALS],
  ...[EVERYONE, ALIKE, HELP_OFFERED, BUT, OPENING],
];

// An engine compiles a pattern when it is first used, better when it is used again, and anew for a
// text with a mark beyond Latin-1, as a dash is.
const WORDS = ["a home", "the house", "a — home", "the — house"];
const TEXT = "A home.";

/** Reads in short steps what the fair housing check needs once: phrases, patterns, words and weights. */
export function* getFairHousingReady(): Generator<void> {
  const tokens = tokenize(withPlainMarks(TEXT));
  yield;
  withoutShorthand(tokens);
  yield;
  yield* fairHousingPhrases().getReady();
  for (const pattern of PATTERNS) {
    for (const text of WORDS) {
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
  yield* WEIGHTS.getReady();
  readPeople(TEXT, tokens);
  yield;
}
