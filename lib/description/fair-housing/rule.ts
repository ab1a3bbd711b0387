import type { PhraseRule } from "#lib/text/phrase-notation.ts";

/** What fair housing law, federal or of a state, protects against preference and exclusion. */
export type ProtectedClass =
  | "race or color"
  | "religion"
  | "sex"
  | "familial status"
  | "national origin"
  | "disability"
  | "age"
  | "source of income"
  | "military status"
  | "criminal record"
  // One of them, which the words don't tell.
  | "a protected group";

/** A violation states a preference or a ban; a caution can be read as one. */
export type Severity = "violation" | "caution";

/** Words that the law forbids in an ad; how phrases are written: lib/text/phrase-notation.ts. */
export interface FairHousingRule extends PhraseRule {
  protectedClass: ProtectedClass;
  severity: Severity;
  /** Why, in a sentence for the seller. */
  reason: string;
  /** What to put in the phrase's place, `{}` being what it keeps; without one it is taken out. */
  replacement?: string;
}
