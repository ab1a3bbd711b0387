/** In characters; the schema of a kept note allows two UTF-16 units for each. */
const MAX_PHRASE = 100;

/** The key under which a note on a phrase is kept: its words, however they are written. */
export function keptPhrase({ phrase }: { phrase: string }): string {
  const words = phrase.trim().replaceAll(/\s+/g, " ").toLowerCase();
  return [...words].slice(0, MAX_PHRASE).join("").trim();
}
