import type { Home } from "#lib/description/home.ts";
import type { FeatureGroup, FeatureOption } from "#lib/fields/features.ts";
import type { PhraseRule } from "#lib/text/phrase-notation.ts";
import type { ClaimKind } from "./claim.ts";

// True where what was entered about the home says so.
type Support = (home: Home) => boolean;

/** Words that claim something; how phrases are written is told in lib/text/phrase-notation.ts. */
export interface Term extends PhraseRule {
  kind: ClaimKind;
  supportedBy: Support;
  /** A use as well as a thing: "for storage" claims nothing. */
  isUse?: boolean;
}

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
