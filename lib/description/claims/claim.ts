/** What a claim is about. */
export type ClaimKind = "number" | "feature" | "place" | "praise";

/** Something that a text says and the facts do not hold. */
export interface Claim {
  /** UTF-16 positions: `text.slice(start, end)` is the phrase. */
  start: number;
  end: number;
  phrase: string;
  kind: ClaimKind;
  /** Why, in a sentence for the seller. */
  reason: string;
}

/** A stretch of a text and whether the facts hold what it says. */
export interface Reading {
  start: number;
  end: number;
  kind: ClaimKind;
  held: boolean;
}

/** The clause around a position: up to the punctuation on either side. */
export function clauseBefore(text: string, start: number): string {
  return /[^.;:!?\n]*$/.exec(text.slice(0, start))?.[0] ?? "";
}
