/**
 * The notation of phrases in the word lists. Commas separate phrases, and line breaks don't matter.
 * A space matches white space or a hyphen. Case doesn't matter.
 *
 * - `sun [back] deck[s]`: brackets are optional ("sun deck", "sun back decks")
 * - `dining (room|area)`: one of the words ("dining room", "dining area")
 * - `[brand|nearly] new`: one of them or none ("new", "brand new")
 * - `[very|so]* nice`: any number of them ("nice", "so very nice")
 * - `dish[ ]washer`: one word or two ("dishwasher", "dish washer", "dish-washer")
 * - `<floor>`: any phrase of the list with that name
 * - `*`: any one word, hyphens included; `renovat*`: any word with that prefix
 * - `#`: a number in figures, including a dollar sign before it
 * - `...`: everything up to the next punctuation
 * - `private {garden|park}`: like `private (garden|park)`, and a replacement can reuse the text in
 * braces
 */
export type PhraseLists = Readonly<Record<string, string>>;

export interface PhraseRule {
  phrases: string;
  /** No match that begins with one of these. */
  except?: string;
  /** No match directly followed by one of these. */
  notBefore?: string;
  /** No match directly preceded by one of these. */
  notAfter?: string;
  /** Only matches directly followed by one of these. */
  onlyBefore?: string;
  /** Only matches directly preceded by one of these. */
  onlyAfter?: string;
}

const OPENER = /[([{<]/;

// 1 opens a bracket, -1 closes one. An array is fast enough to check every character.
const BRACKETS = new Int8Array(128);
for (const opener of "([{<") BRACKETS[opener.charCodeAt(0)] = 1;
for (const closer of ")]}>") BRACKETS[closer.charCodeAt(0)] = -1;

/** Splits a source at a mark outside all brackets. */
export function splitOutside(source: string, mark: string): string[] {
  const parts: string[] = [];
  const wanted = mark.charCodeAt(0);
  let start = 0;
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charCodeAt(at);
    depth += BRACKETS[letter] ?? 0;
    if (depth === 0 && letter === wanted) {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0) throw new Error(`A bracket does not close in: ${source}`);
  parts.push(source.slice(start));
  return parts;
}

/**
 * Returns the position of the closing bracket; -1 if no bracket opens at `open`.
 * @throws {Error} if the bracket isn't closed
 */
export function closerOf(source: string, open: number): number {
  if (BRACKETS[source.charCodeAt(open)] !== 1) return -1;
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    depth += BRACKETS[source.charCodeAt(at)] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket does not close in: ${source}`);
}

/** Splits a source into phrases, each on one line. */
export function phrasesOf(source: string): string[] {
  const line = source.replaceAll(/\s+/g, " ").replaceAll("| ", "|").trim();
  return splitOutside(line, ",").map((phrase) => phrase.trim());
}

/** Expands the groups within a word: "pool[s]" becomes "pool" and "pools". */
export function expand(source: string): string[] {
  return splitOutside(source, "|").flatMap((option) => {
    const open = option.search(OPENER);
    if (open < 0) return [option];
    const close = closerOf(option, open);
    const parts = expand(option.slice(open + 1, close));
    if (option.charAt(open) === "[") parts.push("");
    const before = option.slice(0, open);
    const rests = expand(option.slice(close + 1));
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
  });
}

const SPELLED = /<[^<>]*>|[a-z]+(?:[[({][a-z|]*[\])}][a-z]*)*/g;

/** Returns the words of the phrases in lower case, without those of named lists. */
export function wordsOf(source: string): string[] {
  return (source.match(SPELLED) ?? []).flatMap((word) =>
    word.startsWith("<") ? [] : expand(word),
  );
}
