import type { PhraseRow } from "#lib/description/rule.ts";

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
export interface FairHousingRule extends PhraseRow {
  protectedClass: ProtectedClass;
  severity: Severity;
  /** Why, in a sentence for the seller. */
  reason: string;
  /** What to put in the phrase's place, `{}` being what it keeps; without one it is taken out. */
  replacement?: string;
}

/** A rule as the table of its class has it. Without a source it rests on `sourceOf`. */
export type FairHousingRow = Omit<FairHousingRule, "protectedClass" | "table" | "source"> & {
  source?: string;
};

export const HUD_MEMORANDUM = "HUD memorandum of January 9, 1995";

const FAIR_HOUSING_ACT = "Fair Housing Act, 42 U.S.C. 3604(c)";

const OTHER_LAWS: Readonly<Partial<Record<ProtectedClass, string>>> = {
  age: "Housing for Older Persons Act, 42 U.S.C. 3607(b), and state laws on age",
  "source of income": "state laws on source of income",
  "military status": "state laws on military status",
  "criminal record": "HUD guidance of April 4, 2016, on criminal records",
};

/** What a rule rests on, by its class and severity. */
export function sourceOf(protectedClass: ProtectedClass, severity: Severity): string {
  const law = OTHER_LAWS[protectedClass] ?? FAIR_HOUSING_ACT;
  return severity === "violation" ? law : `${law}, as Realtor boards and MLS checkers read it`;
}
