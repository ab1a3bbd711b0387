/** A word or a single punctuation mark. White space and hyphens only separate tokens. */
export interface Token {
  text: string;
  start: number;
  end: number;
  isWord: boolean;
  /** Whether it follows white space or a hyphen, or starts the text. */
  isApart: boolean;
  /** Whether a single hyphen joins it to the word before. */
  isHyphenated: boolean;
}

// Underscores replace words that are hidden from a search.
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
