import { withPlainMarks } from "#lib/text/plain-marks.ts";
import type { Span } from "#lib/text/spans.ts";
import { tokenize } from "#lib/text/tokens.ts";
import { checkDescription, type Finding } from "./check-description.ts";
import { weighSigns as weighClaim } from "./claims/open-world/read-unknown.ts";
import { readClaims } from "./claims/reading.ts";
import type { Fact } from "./facts.ts";
import { weighSigns as weighPeople } from "./fair-housing/people/read-people.ts";
import { peopleSentences } from "./fair-housing/people/mentions.ts";
import { withoutShorthand } from "./fair-housing/people/shorthand.ts";
import { sumOf, type WeighedSign } from "./learned-weights.ts";
import { LEARNED } from "./rule.ts";

export interface ExplainedFinding {
  finding: Finding;
  /** Logarithm of odds, and all signs, the weightiest first; null unless the rule is learned. */
  score: { odds: number; signs: readonly WeighedSign[] } | null;
}

/** Finds what `checkDescription` finds, and what the learned rules weighed. */
export const explainDescription = (text: string, facts: readonly Fact[]): ExplainedFinding[] =>
  checkDescription(text, facts).map((finding) => ({
    finding,
    score: finding.rule.source === LEARNED ? scoreOf(finding, withPlainMarks(text), facts) : null,
  }));

function scoreOf(finding: Finding, text: string, facts: readonly Fact[]) {
  const weighed =
    finding.kind === "claim" ? signsOfClaim(finding, text, facts) : signsOfPeople(finding, text);
  const signs = weighed.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return { odds: sumOf(weighed), signs };
}

function signsOfClaim({ start }: Span, text: string, facts: readonly Fact[]): WeighedSign[] {
  const { segments, clauses, original } = readClaims(text, facts, new Date().getFullYear());
  const segment = segments.find((each) => start < original(each.start, each.end).end);
  return segment ? weighClaim(segment, clauses) : [];
}

function signsOfPeople({ start }: Span, text: string): WeighedSign[] {
  const sentence = peopleSentences(text, withoutShorthand(tokenize(text))).find(
    ({ words }) => start < (words.at(-1)?.end ?? 0),
  );
  return sentence ? weighPeople(sentence) : [];
}
