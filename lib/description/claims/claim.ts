import type { Home } from "#lib/description/home.ts";
import type { Span } from "#lib/text/spans.ts";

/** What a claim is about. */
export type ClaimKind = "number" | "feature" | "place" | "praise";

/** Something that a text says and the facts do not support. */
export interface Claim extends Span {
  phrase: string;
  kind: ClaimKind;
  /** Why, in a sentence for the seller. */
  reason: string;
  /** True where an option of the features screen would support it. */
  isOption: boolean;
}

/** What a span of a text says, and whether the facts support it. */
export interface Statement extends Span {
  kind: ClaimKind;
  isSupported: boolean;
  /** Whether a home of which everything was chosen would support it; none where it is left out. */
  wouldBe?: (everything: Home) => boolean;
}
