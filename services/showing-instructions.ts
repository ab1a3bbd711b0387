import "server-only";
import type { StoredShowingSettings } from "#db/queries/showing-settings.ts";
import { decrypt, encrypt } from "#server/encryption.ts";
import { logError } from "#server/log.ts";

const PURPOSE = "showing instructions";

/** How visitors get in, as it is stored; null for nothing. */
export const hideInstructions = (text: string, listingId: string): string | null =>
  text === "" ? null : encrypt(text, PURPOSE, listingId);

/** How visitors get in; empty where nothing is stored, or what is can't be read with the present key. */
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
