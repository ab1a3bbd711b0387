import "server-only";
import { findInWords, type ListingWords, type WordFinding } from "#lib/listing/shown-words.ts";
import { RecentMap } from "#server/recent-map.ts";

const MAX_KEPT = 500;
const MAX_KEPT_LETTERS = 2 * 1024 * 1024;
const found = new RecentMap<string, readonly WordFinding[]>(MAX_KEPT, MAX_KEPT_LETTERS);

/**
 * What speaks against a listing's words, as `findInWords` finds it. The same words are checked once:
 * that takes longer than all else of a view of the home.
 */
export function findingsIn(words: ListingWords): readonly WordFinding[] {
  // Whether a year can be one in which the home was built changes with the year.
  const key = JSON.stringify([words, new Date().getFullYear()]);
  const known = found.get(key);
  if (known) return known;
  const findings = findInWords(words);
  found.set(key, findings, key.length);
  return findings;
}
