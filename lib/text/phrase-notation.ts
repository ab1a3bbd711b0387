/**
 * How phrases are written in the product's word lists: parted by commas, on as many lines as one
 * likes. A space stands for white space or a hyphen, and case makes no difference.
 *
 * - `sun [back] deck[s]` may have what stands in brackets: "sun deck", "sun back decks"
 * - `dining (room|area)` has one of the words: "dining room", "dining area"
 * - `[brand|nearly] new` may have one of them: "new", "brand new"
 * - `[very|so]* nice` may have several of them: "nice", "so very nice"
 * - `dish[ ]washer` is one word or two: "dishwasher", "dish washer", "dish-washer"
 * - `<floor>` is any phrase of the list with that name
 * - `*` is any one word, hyphens included, and `renovat*` any word that begins so
 * - `#` is a number in figures, with the dollar sign before it
 * - `...` is all that follows, up to the punctuation
 * - `private {garden|park}` is `private (garden|park)`, and a replacement may keep what is in braces
 */
export type PhraseLists = Readonly<Record<string, string>>;

/** Phrases to look for, in this notation. */
export interface PhraseRule {
  phrases: string;
  /** No match that begins with one of these. */
  except?: string;
  /** No match where one of these follows at once. */
  notBefore?: string;
  /** No match where one of these stands right before it. */
  notAfter?: string;
  /** A match only where one of these follows at once. */
  onlyBefore?: string;
  /** A match only where one of these stands right before it. */
  onlyAfter?: string;
}

const OPENER = /[([{<]/;

// 1 for a bracket that opens, -1 for one that closes. By number: this is asked of every character.
const BRACKETS = new Int8Array(128);
for (const opener of "([{<") BRACKETS[opener.charCodeAt(0)] = 1;
for (const closer of ")]}>") BRACKETS[closer.charCodeAt(0)] = -1;

/** Parts a source at a mark that stands outside of all brackets. */
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

/** Where the bracket that opens at a position closes; -1 where none opens. */
export function closerOf(source: string, open: number): number {
  if (BRACKETS[source.charCodeAt(open)] !== 1) return -1;
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    depth += BRACKETS[source.charCodeAt(at)] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket does not close in: ${source}`);
}

/** The phrases of a source, each on one line. */
export function phrasesOf(source: string): string[] {
  const line = source.replaceAll(/\s+/g, " ").replaceAll("| ", "|").trim();
  return splitOutside(line, ",").map((phrase) => phrase.trim());
}

/** Every form of a piece whose groups stand within a word: "pool[s]" is "pool" or "pools". */
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

// A word, with the groups of letters within it.
const SPELLED = /<[^<>]*>|[a-z]+(?:[[({][a-z|]*[\])}][a-z]*)*/g;

/** The words that phrases spell out, in lower case, without those of the lists that they name. */
export function wordsOf(source: string): string[] {
  return (source.match(SPELLED) ?? []).flatMap((word) =>
    word.startsWith("<") ? [] : expand(word),
  );
}
