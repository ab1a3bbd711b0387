import { type Example, learn, type Signs } from "./learn.ts";
import { signsOf } from "./wordnet.ts";

export const WORD = "w:";
// How much a word's meanings count beside the word itself.
const MEANING = { kind: 1, gloss: 0.5 } as const;

const meanings = new Map<string, ReadonlyMap<string, number>>();

// What a word means, as signs: kinds and the words of glosses only, as its classes are signs anyway.
export function meaningOf(word: string): ReadonlyMap<string, number> {
  const known = meanings.get(word);
  if (known) return known;
  const signs = new Map<string, number>();
  for (const [sign, share] of signsOf(word)) {
    const [type] = sign.split(":");
    if (type === "kind" || type === "gloss") signs.set(sign, share * MEANING[type]);
  }
  meanings.set(word, signs);
  return signs;
}

export function withMeanings(part: Signs): Signs {
  const signs = new Map(part);
  for (const [sign, amount] of part) {
    if (!sign.startsWith(WORD)) continue;
    for (const [meaning, share] of meaningOf(sign.slice(WORD.length))) {
      signs.set(meaning, (signs.get(meaning) ?? 0) + share * amount);
    }
  }
  return signs;
}

/** What examples teach; their signs are with meanings. */
export const learnFrom = (examples: readonly Example[]) =>
  learn(examples, { rounds: 16, rate: 0.08, decay: 3e-4 });
