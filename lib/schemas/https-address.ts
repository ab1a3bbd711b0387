import { z } from "zod";
import { entry } from "./text.ts";

/** Whether an address holds no name and no password. */
function isBare(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

/**
 * An https address on the internet that a person gives, trimmed, of at most `max` characters.
 * @param words what is said where none is given, and where it is another kind of address
 * @param read what is done first with what was typed
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
