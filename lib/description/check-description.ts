import { overlap } from "#lib/text/spans.ts";
import { checkClaims } from "./claims/check.ts";
import type { Claim, ClaimKind } from "./claims/claim.ts";
import type { Fact } from "./facts.ts";
import { checkFairHousing, type FairHousingFinding } from "./fair-housing/check.ts";
import type { Severity } from "./fair-housing/rule.ts";

/** A claim that the facts don't support. */
export interface ClaimFinding extends Omit<Claim, "kind"> {
  kind: "claim";
  about: ClaimKind;
}

/** What one of the two checks found in a text. */
export type Finding = ClaimFinding | (FairHousingFinding & { kind: Severity });

/**
 * Runs the fair-housing check and the claim check on a text. Words that violate fair-housing law
 * aren't checked as claims.
 * @param facts from `collectFacts`
 * @returns findings that don't overlap, in text order
 */
export function checkDescription(text: string, facts: readonly Fact[]): Finding[] {
  const steps = checkDescriptionInSteps(text, facts);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the same in steps, so that other work can run between them. */
export function* checkDescriptionInSteps(
  text: string,
  facts: readonly Fact[],
): Generator<void, Finding[]> {
  const housing = checkFairHousing(text);
  yield;
  const claims = checkClaims(text, facts);
  yield;
  return [
    ...housing.map((finding) => ({ ...finding, kind: finding.severity })),
    ...claims
      .filter((claim) => housing.every((finding) => !overlap(claim, finding)))
      .map(({ kind: about, ...claim }) => ({ ...claim, kind: "claim" as const, about })),
  ].sort((a, b) => a.start - b.start);
}
