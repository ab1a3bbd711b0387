import { wordPattern } from "#lib/description/word-pattern.ts";

/**
 * Words of listing text that fair-housing law forbids or that invite a complaint.
 *
 * Basis: Fair Housing Act, 42 U.S.C. 3604(c), as read by HUD's advertising memorandum of January
 * 1995 ("Guidance regarding advertisements"), which also names what is acceptable; state laws on
 * source of income and age; and the terms that real-estate boards warn their members about. The
 * patterns, reasons, and replacements are the product's own.
 */
export type ProtectedClass =
  | "race or color"
  | "religion"
  | "sex"
  | "familial status"
  | "national origin"
  | "disability"
  | "age"
  | "source of income";

/** A violation states a preference or a ban; a caution can be read as one. */
export type Severity = "violation" | "caution";

export interface Rule {
  pattern: RegExp;
  protectedClass: ProtectedClass;
  severity: Severity;
  /** Why, in a sentence for the seller. */
  reason: string;
  /** What to put in its place; empty: take it out. `$1` and so on are groups of the pattern. */
  replacement: string;
}

/** Who turns somebody away, and how: "no", "we don't take", "we'd rather not rent to". */
const REFUSES =
  "(?:no|(?:(?:we|i|owner|seller|landlord) (?:really )?)?(?:(?:do|does|will|can)(?: ?not|n't)|can't|won't|would rather not|prefer not to) (?:accept|take|allow|want|welcome|consider|(?:rent|sell|lease|show) (?:it )?to)(?: any)?|(?:we|i)'d (?:really )?(?:rather not|prefer not to) (?:accept|take|allow|have|(?:rent|sell|lease|show) (?:it )?to)(?: any)?)";
const REFUSED =
  "(?:(?:is|are|need|should|must|will|can) )?(?:not|un)(?: be)? ?(?:allowed|welcome|permitted|accepted|wanted|considered|apply)";

/** A refusal of somebody, said before or after them; `who` in the plural. */
export function refusalOf(who: string): string {
  return `${REFUSES} ${who}(?: (?:please|allowed|permitted|accepted|wanted))?|${who} (?:${REFUSED}|need ?n[o']t apply)`;
}

export const rule =
  (protectedClass: ProtectedClass, severity: Severity) =>
  (source: string, reason: string, replacement = ""): Rule => ({
    pattern: wordPattern(source),
    protectedClass,
    severity,
    reason,
    replacement,
  });
