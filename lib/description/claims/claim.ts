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

/** Characters that a clause is followed back and forth at most. */
const LONGEST_CLAUSE = 300;
const CLAUSE_END = new Set(".;:!?\n");

/** What stands before a position, back to the punctuation that begins the clause. */
export function clauseBefore(text: string, position: number): string {
  const least = Math.max(0, position - LONGEST_CLAUSE);
  let start = position;
  while (start > least && !CLAUSE_END.has(text.charAt(start - 1))) start -= 1;
  return text.slice(start, position);
}

/** What stands from a position on, up to the punctuation that ends the clause. */
export function clauseAfter(text: string, position: number): string {
  const most = Math.min(text.length, position + LONGEST_CLAUSE);
  let end = position;
  while (end < most && !CLAUSE_END.has(text.charAt(end))) end += 1;
  return text.slice(position, end);
}
