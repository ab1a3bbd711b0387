/** Shorter words resemble too many others. */
export const SHORTEST_NEAR = 4;
export const MAX_LONGER = 3;
/** The smallest trigram similarity that the database query considers. */
export const MIN_ALIKE = 0.25;

// The similarity, or the number of typos, up to which a word counts as misspelled.
const ALIKE = 0.4;
const LONG = 6;
const slipsForgiven = (word: string) => (word.length < LONG ? 1 : 2);

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

/** Returns the share of common trigrams, like `similarity` in PostgreSQL's pg_trgm. */
export function similarity(one: string, other: string): number {
  const first = trigramsOf(one);
  const second = trigramsOf(other);
  const common = [...first].filter((trigram) => second.has(trigram)).length;
  return common / (first.size + second.size - common);
}

/** Returns the edit distance of two words (Damerau–Levenshtein). */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length]!;
}

/** Returns how close a word is to a possible misspelling, from 0 to 1; null if too far. */
export function nearnessOf(asked: string, word: string): number | null {
  if (asked.length < SHORTEST_NEAR || /\d/.test(asked)) return null;
  if (Math.abs(asked.length - word.length) > MAX_LONGER) return null;
  const slips = slipsBetween(asked, word);
  if (slips <= slipsForgiven(asked)) return 1 - slips / (asked.length + 1);
  const alike = similarity(asked, word);
  return alike >= ALIKE ? alike : null;
}
