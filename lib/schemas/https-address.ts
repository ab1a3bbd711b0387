import { z } from "zod";
import { entry } from "./text.ts";

/** Returns whether a URL has no username and no password. */
function isBare(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/**
 * Returns the schema of a typed https URL, trimmed, of at most `max` characters.
 * @param words the messages for a missing URL and for one that isn't https
 * @param read preprocesses the typed text
 */
export const httpsAddress = (
  max: number,
  words: { missing: string; wrong: string },
  read: (typed: string) => string = (typed) => typed,
) =>
  entry(words.missing, max)
    .min(1, words.missing)
    .transform(read)
    .pipe(z.url({ protocol: /^https$/, error: words.wrong }))
    .refine(isBare, "Enter a link without a username or password in it");
