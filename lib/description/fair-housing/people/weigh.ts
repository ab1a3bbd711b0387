import { COMPILED_WEIGHTS } from "./compiled-weights.ts";
import type { PeopleSentence } from "./sentences.ts";
import { signsOf } from "./signs.ts";

let weights: ReadonlyMap<string, number> | undefined;

function readWeights(): ReadonlyMap<string, number> {
  const { signs, amounts } = COMPILED_WEIGHTS;
  const values = amounts.split(" ");
  return new Map(signs.split("|").map((sign, index) => [sign, Number(values[index]) / 100]));
}

/** How much speaks for a sentence's being unfair, as a logarithm of odds; learned from examples. */
export function weigh({ words, mentions }: PeopleSentence): number {
  const known = (weights ??= readWeights());
  let sum = 0;
  for (const [sign, amount] of signsOf(words, mentions)) sum += (known.get(sign) ?? 0) * amount;
  return sum;
}
