import { readWeights } from "#lib/description/learned-weights.ts";
import { COMPILED_WEIGHTS } from "./compiled-weights.ts";
import type { PeopleSentence } from "./sentences.ts";
import { signsOf } from "./signs.ts";

let weights: ReadonlyMap<string, number> | undefined;

/** How much speaks for a sentence's being unfair, as a logarithm of odds; learned from examples. */
export function weigh({ words, mentions }: PeopleSentence): number {
  const known = (weights ??= readWeights(COMPILED_WEIGHTS));
  let sum = 0;
  for (const [sign, amount] of signsOf(words, mentions)) sum += (known.get(sign) ?? 0) * amount;
  return sum;
}
