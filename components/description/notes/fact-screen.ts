import type { ClaimFinding } from "#lib/description/index.ts";
import type { FactScreen } from "./notes.ts";

const BASICS: FactScreen = { href: "/property-basics", name: "The Basics" };
const FEATURES: FactScreen = { href: "/property-features", name: "Specific Features" };

const IN_FEATURES = /\b(?:total rooms|rooms|(?:parking )?spaces?|cars?)\b/i;
const IN_BASICS =
  /\bbed|\bbath|\bsq|square|\bacres?\b|\blot\b|\bbuilt\b|remodel|renovat|\bhoa\b|\bdues\b|\bfees?\b|month|\b(?:1[6-9]|20)\d\d\b/i;

/** Returns the screen where the seller can enter the claim, or null. */
export function findFactScreen({ about, phrase, isOption }: ClaimFinding): FactScreen | null {
  if (about === "number") {
    if (IN_BASICS.test(phrase)) return BASICS;
    return IN_FEATURES.test(phrase) ? FEATURES : null;
  }
  return about === "feature" && isOption ? FEATURES : null;
}
