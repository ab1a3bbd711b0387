/** Shorter words are like too many others. */
export const SHORTEST_NEAR = 4;
/** Words whose lengths differ by more are not compared. */
export const MAX_LONGER = 3;
/** Words with a smaller share of common trigrams are not looked at in the database. */
export const MIN_ALIKE = 0.25;

// How alike words are that may be meant: by their trigrams, or by the slips that part them.
const ALIKE = 0.4;
const LONG = 6;
const slipsForgiven = (word: string) => (word.length < LONG ? 1 : 2);

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

/** The share of trigrams that two words have in common, as `similarity` of PostgreSQL's pg_trgm has it. */
export function similarity(one: string, other: string): number {
  const first = trigramsOf(one);
  const second = trigramsOf(other);
  const common = [...first].filter((trigram) => second.has(trigram)).length;
  return common / (first.size + second.size - common);
}

/** How many letters were left out, added, changed, or swapped with the next one (Damerau–Levenshtein). */
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

/** How near a word is to one that may be it misspelled, from 0 to 1; null where it is too far. */
export function nearnessOf(asked: string, word: string): number | null {
  if (asked.length < SHORTEST_NEAR || /\d/.test(asked)) return null;
  if (Math.abs(asked.length - word.length) > MAX_LONGER) return null;
  const slips = slipsBetween(asked, word);
  if (slips <= slipsForgiven(asked)) return 1 - slips / (asked.length + 1);
  const alike = similarity(asked, word);
  return alike >= ALIKE ? alike : null;
}
