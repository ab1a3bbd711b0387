import { checkClaims } from "#lib/description/claims/check.ts";
import type { Fact } from "#lib/description/facts.ts";
import { checkFairHousing } from "#lib/description/fair-housing/check.ts";
import { PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice, PhotoView } from "#lib/schemas/photos.ts";

type WordFinding = Omit<PhotoView["findings"][number], "field">;

/**
 * What fair housing and the facts say against a caption or an alternative text. That the home has the
 * room which the photograph shows was told by choosing it.
 *
 * @param facts as `collectFacts` gives them
 */
export function wordFindings(
  words: string,
  room: PhotoRoomChoice | null,
  facts: readonly Fact[],
): WordFinding[] {
  if (!words) return [];
  const claimsOf = (text: string) => checkClaims(text, facts);
  const label = room ? PHOTO_ROOMS[room.key].label : "";
  const told = new Set(claimsOf(label).map(({ phrase }) => phrase.toLowerCase()));
  return [
    ...checkFairHousing(words).map(({ severity: kind, ...finding }) => ({ kind, ...finding })),
    ...claimsOf(words)
      .filter(({ phrase }) => !told.has(phrase.toLowerCase()))
      .map((claim) => ({ ...claim, kind: "claim" as const })),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ kind, phrase: quote, reason }) => ({ kind, quote, reason }));
}
