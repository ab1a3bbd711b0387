import claimWeights from "#lib/description/built/claim-weights.json" with { type: "json" };
import { LearnedWeights, sumOf, type WeighedSign } from "#lib/description/learned-weights.ts";
import { LEARNED, type Rule } from "#lib/description/rule.ts";
import type { Statement } from "../claim.ts";
import type { Clauses } from "../context.ts";
import { seeSegment } from "./features.ts";
import type { ReadToken, Segment } from "./segments.ts";
import { isGrammar, MIN_HOMELY, OF_EVERY_HOME } from "./word-classes.ts";
import { formsOf } from "./word-forms.ts";

// Logarithms of odds: above the first a segment claims something whatever its words are, above the
// second where a word of it is strange. docs/description.md says how to choose them.
const CLAIMS = 0.7;
const CLAIMS_BY_A_WORD = 0;

const BY_A_WORD: Rule = { id: "claims/open-world.word", source: LEARNED };
const BY_ALL_WORDS: Rule = { id: "claims/open-world.words", source: LEARNED };

export const WEIGHTS = new LearnedWeights(claimWeights);

/** Each sign of a segment with how much it speaks for a claim, as a logarithm of odds. */
export function weighSigns(segment: Segment, clauses: Clauses): WeighedSign[] {
  const weighed: WeighedSign[] = [];
  seeSegment(segment, clauses, (sign, amount) => {
    weighed.push({ sign, weight: WEIGHTS.of(sign) * amount });
  });
  for (const { isOpen, classes, text } of segment.tokens) {
    if (isOpen) weighed.push({ sign: `word:${text}`, weight: classes?.weight ?? 0 });
  }
  return weighed;
}

const WORD = /^[a-z]{2,20}$/;

/** A word that the dictionary doesn't have, or that by its meaning names what a home has. */
export function isStrange({ isOpen, isPurpose, text, classes, isName }: ReadToken): boolean {
  if (!isOpen || isPurpose || isName || !WORD.test(text)) return false;
  // "likes" is no word of the dictionary, as "like" mostly binds.
  if (!classes) return !formsOf(text).some(({ word }) => isGrammar(word));
  return classes.homeliness >= MIN_HOMELY && classes.homeliness < OF_EVERY_HOME;
}

/**
 * What no list of terms has met and the facts don't bear out: a claim where the words, by their
 * classes and where they stand, say something of the home.
 */
export function readUnknown(segments: readonly Segment[], clauses: Clauses): Statement[] {
  return segments.flatMap((segment) => {
    const open = segment.tokens.filter(({ isOpen, isClaimed }) => isOpen && !isClaimed);
    if (open.length === 0) return [];
    const odds = sumOf(weighSigns(segment, clauses));
    if (odds <= CLAIMS_BY_A_WORD) return [];
    const strange = open.filter((token) => isStrange(token) && !clauses.isPossibility(token.start));
    if (strange.length > 0) return runsOf(segment, strange, BY_A_WORD);
    // What a segment claims is told already where a term of it is named.
    if (odds <= CLAIMS || segment.tokens.some(({ isClaimed }) => isClaimed)) return [];
    return runsOf(segment, open, BY_ALL_WORDS);
  });
}

// Words that follow one another, with what binds them, are one claim.
function runsOf({ tokens }: Segment, claimed: readonly ReadToken[], rule: Rule): Statement[] {
  const isClaimed = new Set(claimed);
  const runs: Statement[] = [];
  let isBroken = true;
  for (const token of tokens) {
    const { start, end, symbol } = token;
    if (isClaimed.has(token)) {
      const last = runs.at(-1);
      if (last && !isBroken) last.end = end;
      else runs.push({ start, end, kind: "feature", isSupported: false, rule });
      isBroken = false;
    } else if (symbol === "FACT" || symbol === "COUNT" || symbol === "PLACE" || token.isOpen) {
      isBroken = true;
    }
  }
  return runs;
}
