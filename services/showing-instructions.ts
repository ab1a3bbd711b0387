import "server-only";
import type { StoredShowingSettings } from "#db/queries/showing-settings.ts";
import { decrypt, encrypt } from "#server/encryption.ts";
import { logError } from "#server/log.ts";

const PURPOSE = "showing instructions";

/** Encrypts the entry instructions, or returns null for empty ones. */
export const hideInstructions = (text: string, listingId: string): string | null =>
  text === "" ? null : encrypt(text, PURPOSE, listingId);

/**
 * Decrypts the entry instructions. Returns an empty text when none are stored or the current key
 * can't read them.
 */
export function readInstructions(
  { instructions }: Pick<StoredShowingSettings, "instructions">,
  listingId: string,
): string {
  if (instructions === null) return "";
  try {
    return decrypt(instructions, PURPOSE, listingId);
  } catch (error) {
    logError("could not decrypt showing instructions", error);
    return "";
  }
}
