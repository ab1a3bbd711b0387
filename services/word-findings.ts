import "server-only";
import { findInWords, type ListingWords, type WordFinding } from "#lib/listing/shown-words.ts";
import { RecentMap } from "#server/recent-map.ts";

const MAX_KEPT = 500;
const MAX_KEPT_LETTERS = 2 * 1024 * 1024;
const found = new RecentMap<string, readonly WordFinding[]>(MAX_KEPT, MAX_KEPT_LETTERS);

/**
 * Returns what `findInWords` finds in a listing's words. Cached, because the check takes longer
 * than the rest of a home's view.
 */
export function findingsIn(words: ListingWords): readonly WordFinding[] {
  // The year is part of the key, because which build years are valid depends on it.
  const key = JSON.stringify([words, new Date().getFullYear()]);
  const known = found.get(key);
  if (known) return known;
  const findings = findInWords(words);
  found.set(key, findings, key.length);
  return findings;
}
