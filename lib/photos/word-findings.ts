import { checkClaims } from "#lib/description/claims/check.ts";
import type { Fact } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";

type WordFinding = Omit<PhotoView["findings"][number], "field">;

/**
 * Finds fair housing violations and unsupported claims in a caption or an alternative text. The photo's
 * room counts as a fact.
 * @param facts from `collectFacts`
 */
export function wordFindings(
  words: string,
  room: PhotoRoomChoice | null,
  facts: readonly Fact[],
): WordFinding[] {
  const housing = checkFairHousing(words).map(({ severity: kind, ...found }) => ({
    ...found,
    kind,
  }));
  // Words that violate fair housing law aren't checked as claims.
  const claims = checkClaims(words, facts)
    .filter((claim) => housing.every(({ start, end }) => claim.end <= start || claim.start >= end))
    .map((claim) => ({ ...claim, kind: "claim" as const }));
  const told = claims.length > 0 && room ? phrasesOfClaims(PHOTO_ROOMS[room.key].label, facts) : [];
  return [...housing, ...claims.filter(({ phrase }) => !told.includes(phrase.toLowerCase()))]
    .sort((a, b) => a.start - b.start)
    .map(({ kind, phrase: quote, reason }) => ({ kind, quote, reason }));
}

function phrasesOfClaims(text: string, facts: readonly Fact[]): string[] {
  return checkClaims(text, facts).map(({ phrase }) => phrase.toLowerCase());
}
