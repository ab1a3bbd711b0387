/** A word, or a single mark of punctuation. White space and hyphens only part tokens. */
export interface Token {
  /** In lower case. */
  text: string;
  /** UTF-16 positions. */
  start: number;
  end: number;
  isWord: boolean;
  /** White space or a hyphen stands before it. */
  isApart: boolean;
  /** A hyphen alone joins it to the word before. */
  isHyphenated: boolean;
}

// Underscores stand for words that are hidden from a search.
const TOKEN = /([\p{L}\p{M}\d]+|_+)|[^\s-]/gu;

export function tokenize(text: string): Token[] {
  let before = 0;
  return Array.from(text.matchAll(TOKEN), (match) => {
    const start = match.index;
    const isHyphenated = start === before + 1 && text.charAt(before) === "-";
    const isApart = start > before || start === 0;
    before = start + match[0].length;
    const isWord = match[1] !== undefined;
    return { text: match[0].toLowerCase(), start, end: before, isWord, isApart, isHyphenated };
  });
}
