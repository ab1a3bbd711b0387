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
/** A full stop ends a clause only where it closes no abbreviation and opens no decimal. */
const CLAUSE_END =
  /[;:!?\n]|(?<!\b(?:approx|sq|ft|ac|st|mt|dr|ave|incl|bldg|apt|no|yr|mo|est|ca))\.(?=\s|$)/i;
/** What ends a sentence, which a colon does not: "Lot: 0.25 acres". */
const SENTENCE_END = new RegExp(CLAUSE_END.source.replace(":", ""), "i");

/** What stands before a position, back to the punctuation that begins the clause. */
export function clauseBefore(text: string, position: number): string {
  return behind(text, position, CLAUSE_END);
}

/** What stands before a position in its sentence, with the label that a colon sets before it. */
export function sentenceBefore(text: string, position: number): string {
  return behind(text, position, SENTENCE_END);
}

function behind(text: string, position: number, end: RegExp): string {
  const before = text.slice(Math.max(0, position - LONGEST_CLAUSE), position);
  const last = [...before.matchAll(new RegExp(end, "gi"))].at(-1);
  return last ? before.slice(last.index + 1) : before;
}

/** A denial that follows: "Pool? No.", "a pool is not part of it", "only the pool is missing". */
const DENIED_AFTER =
  /^\s*(?:\?\s*(?:no|nope|none|sorry|not)\b|(?:is|are|was|were)(?:n't| not) (?:part|included|here|there|on|one|among|in|a thing|to be)\b|(?:is|are) (?:all that's |what's |the only thing )?(?:missing|absent|lacking)\b|(?:it|they|we) (?:has|have|had|is|are) not\b|no[,.;!])/i;

/** True where what follows a claim takes it back. */
export function isDeniedBy(after: string): boolean {
  return DENIED_AFTER.test(after.slice(0, 60));
}

/** What stands from a position on, up to the punctuation that ends the clause. */
export function clauseAfter(text: string, position: number): string {
  const after = text.slice(position, position + LONGEST_CLAUSE);
  const end = CLAUSE_END.exec(after);
  return end ? after.slice(0, end.index) : after;
}
