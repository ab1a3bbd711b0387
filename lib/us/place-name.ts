// Words that speak to a reader. A town may be called by one of them (Only, Tennessee), and then has no other.
const SPEECH = new Set(
  `no not never none nobody only allowed welcome preferred prefer prefers wanted want wants must
  please accepted accept accepts prohibited banned forbidden apply need without dont cant wont
  people buyers buyer tenants tenant families kids children adults seniors singles couples asians
  hispanics latinos jews muslims foreigners immigrants neighborhood neighbourhood exclusive perfect
  ideal call reduced seller luxury amazing for with`.split(/\s+/),
);
const MAX_WORDS = 5;
const MAX_CHARACTERS = 60;
// Most names have only these characters; checking the others takes long.
const PLAIN_LETTERS = /^[a-z\s.,'‘’()/-]+$/i;
const LETTERS = /^[\p{L}\p{M}\s.,'‘’()/-]+$/u;

const wordsOf = (text: string) => {
  const plain = text.toLowerCase().replaceAll(/['‘’ʻ]/g, "");
  return plain.match(PLAIN_LETTERS.test(plain) ? /[a-z]+/g : /[\p{L}\p{M}\d]+/gu) ?? [];
};

const speaks = (words: readonly string[]) =>
  words.length > 1 && words.some((word) => SPEECH.has(word));

/**
 * Whether a text can be the name of a city or a state: a few words of letters, and nothing said to a
 * reader. Real places are missing from every list; what a name looks like is not.
 */
export function readsAsPlace(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    text.length <= MAX_CHARACTERS &&
    (PLAIN_LETTERS.test(text) || LETTERS.test(text)) &&
    !speaks(words)
  );
}

/** The same of a street, which may have numbers. */
export const readsAsStreet = (text: string) => !speaks(wordsOf(text));
