import type { Claim } from "#lib/description/claims/check.ts";
import type { FactScreen } from "./notes.ts";

const BASICS: FactScreen = { href: "/property-basics", name: "The Basics" };
const FEATURES: FactScreen = { href: "/property-features", name: "Specific Features" };

const IN_FEATURES = /\b(?:total rooms|rooms|(?:parking )?spaces?|cars?)\b/i;
const IN_BASICS =
  /\bbed|\bbath|\bsq|square|\bacres?\b|\blot\b|\bbuilt\b|remodel|renovat|\bhoa\b|\bdues\b|\bfees?\b|month|\b(?:1[6-9]|20)\d\d\b/i;

/** Returns the screen where the seller can enter the claim, or null. */
export function findFactScreen({ kind, phrase, isOption }: Claim): FactScreen | null {
  if (kind === "number") {
    if (IN_BASICS.test(phrase)) return BASICS;
    return IN_FEATURES.test(phrase) ? FEATURES : null;
  }
  return kind === "feature" && isOption ? FEATURES : null;
}
