import words from "#lib/description/words/people-shorthand.json" with { type: "json" };
import type { Token } from "#lib/text/tokens.ts";
import { wordsOf } from "#lib/text/word-list.ts";

const MIN_SPELLED = 6;

let known: ReadonlyMap<string, string> | undefined;
const withoutVowels = (word: string) => word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, "");

function readShorthand(): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const word of wordsOf(words.withoutVowels)) all.set(withoutVowels(word), word);
  for (const [short, long] of Object.entries(words.shorthand)) all.set(short, long);
  for (const word of wordsOf(words.misspelled)) {
    for (const wrong of nearTo(word)) if (!all.has(wrong)) all.set(wrong, word);
  }
  return all;
}

// A word with a letter left out, doubled, or changed with the next. Its own plural is none of them.
function nearTo(word: string): string[] {
  const near: string[] = [];
  for (let at = 1; at < word.length && word.length >= MIN_SPELLED; at += 1) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    if (at < word.length - 1) near.push(before + after);
    near.push(before + here + here + after);
    near.push(before + after.charAt(0) + here + after.slice(1));
  }
  return near.filter((wrong) => wrong !== word && wrong !== `${word}s`);
}

/** Words with what listings shorten written out: "no chldrn" is "no children". Positions stay. */
export function withoutShorthand(tokens: readonly Token[]): readonly Token[] {
  const shorthand = (known ??= readShorthand());
  if (!tokens.some(({ text }) => shorthand.has(text))) return tokens;
  return tokens.map((token) => {
    const long = shorthand.get(token.text);
    return long === undefined ? token : { ...token, text: long };
  });
}
