import { checkClaims, type Claim } from "#lib/description/claims/check.ts";
import type { Fact } from "#lib/description/facts.ts";
import { FEATURE_OPTIONS } from "#lib/fields/features.ts";
import type { FactScreen } from "./notes.ts";

const BASICS: FactScreen = { href: "/property-basics", name: "The Basics" };
const FEATURES: FactScreen = { href: "/property-features", name: "Specific Features" };

const IN_FEATURES = /\b(?:total rooms|rooms|(?:parking )?spaces?|cars?)\b/i;
const IN_BASICS =
  /\bbed|\bbath|\bsq|square|\bacres?\b|\blot\b|\bbuilt\b|remodel|renovat|\bhoa\b|\bdues\b|\bfees?\b|month|\b(?:1[6-9]|20)\d\d\b/i;

/** The screen on which the claim could be entered, if there is one. */
export function findFactScreen({ kind, phrase }: Claim, facts: readonly Fact[]): FactScreen | null {
  if (kind === "number") {
    if (IN_BASICS.test(phrase)) return BASICS;
    return IN_FEATURES.test(phrase) ? FEATURES : null;
  }
  const couldBeChosen =
    kind === "feature" && checkClaims(phrase, withEverything(facts)).length === 0;
  return couldBeChosen ? FEATURES : null;
}

function withEverything(facts: readonly Fact[]): Fact[] {
  const options = Object.entries(FEATURE_OPTIONS).flatMap(([group, names]) => {
    const isGrouped = group === "rooms" || group === "parking";
    const source = `propertySpecifics.${group}${isGrouped ? ".types" : ""}` as Fact["source"];
    return names.map((value): Fact => ({ source, value }));
  });
  return [...facts, ...options];
}
