import { checkDescription, type Fact } from "#lib/description/index.ts";
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
  const findings = checkDescription(words, facts);
  const claims = findings.some(({ kind }) => kind === "claim");
  const supported = claims && room ? phrasesOfClaims(PHOTO_ROOMS[room.key].label, facts) : [];
  return findings
    .filter(({ kind, phrase }) => kind !== "claim" || !supported.includes(phrase.toLowerCase()))
    .map(({ kind, phrase: quote, reason }) => ({ kind, quote, reason }));
}

const phrasesOfClaims = (text: string, facts: readonly Fact[]): string[] =>
  checkDescription(text, facts)
    .filter(({ kind }) => kind === "claim")
    .map(({ phrase }) => phrase.toLowerCase());
