import type { Span } from "./spans.ts";

/** Returns the span removed from the first text and the span added in the second. */
export function changeBetween(before: string, after: string): { removed: Span; added: Span } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (splitsPair(before, before.length - tail) || splitsPair(after, after.length - tail)) tail--;
  return {
    removed: { start, end: before.length - tail },
    added: { start, end: after.length - tail },
  };
}

/** Returns whether a position splits a surrogate pair. */
function splitsPair(text: string, position: number): boolean {
  if (position === 0) return false;
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position - 1, position + 1));
}
