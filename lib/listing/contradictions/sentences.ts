import { splitSentences } from "#lib/text/sentences.ts";

const LONGEST = 160;

/** Returns the first sentence that a pattern matches and none of the others does, or null. */
export function findSentence(
  text: string,
  pattern: RegExp,
  ...unless: readonly RegExp[]
): string | null {
  const found = splitSentences(text).find(
    (each) => pattern.test(each.text) && unless.every((one) => !one.test(each.text)),
  );
  if (!found) return null;
  return found.text.length > LONGEST
    ? `${found.text.slice(0, LONGEST - 1).trimEnd()}…`
    : found.text;
}
