import type { Home } from "#lib/description/home.ts";
import type { PhraseRow, Rule } from "#lib/description/rule.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import type { PhraseRule } from "#lib/text/phrase-notation.ts";
import type { Span } from "#lib/text/spans.ts";

/** What a claim is about. */
export type ClaimKind = "number" | "feature" | "place" | "praise";

/** Something that a text says and the facts do not support. */
export interface Claim extends Span {
  phrase: string;
  kind: ClaimKind;
  /** Why, in a sentence for the seller. */
  reason: string;
  rule: Rule;
  /** True where an option of the features screen would support it. */
  isOption: boolean;
}

/** What a span of a text says, and whether the facts support it. */
export interface Statement extends Span {
  kind: ClaimKind;
  isSupported: boolean;
  rule: Rule | Term;
}

// True where what was entered about the home says so.
type Support = (home: Home) => boolean;

/** Words that claim something; how phrases are written is told in lib/text/phrase-notation.ts. */
export interface Term extends PhraseRow {
  kind: ClaimKind;
  supportedBy: Support;
  /** A use as well as a thing: "for storage" claims nothing. */
  isUse?: boolean;
}

/** A term as a table has it: a feature that no screen has a field for, unless it says otherwise. */
export type TermRow = PhraseRule & Partial<Omit<Term, "table">>;

/** For what no screen has a field: nobody can have entered it. */
export const nothing: Support = () => false;

/** One of these options of the features screen. */
export const option =
  <Group extends FeatureGroup>(group: Group, ...options: FeatureOption<Group>[]): Support =>
  (home) =>
    options.some((each) => home.has(group, each));

export const any =
  (...supports: readonly Support[]): Support =>
  (home) =>
    supports.some((supported) => supported(home));
