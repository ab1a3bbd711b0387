import weights from "#lib/description/built/fair-housing-weights.json" with { type: "json" };
import { LearnedWeights } from "#lib/description/learned-weights.ts";
import type { PeopleSentence } from "./sentences.ts";
import { signsOf } from "./signs.ts";

export const WEIGHTS = new LearnedWeights(weights);

/** How much speaks for a sentence's being unfair, as a logarithm of odds; learned from examples. */
export function weigh({ words, mentions }: PeopleSentence): number {
  let sum = 0;
  for (const [sign, amount] of signsOf(words, mentions)) sum += WEIGHTS.of(sign) * amount;
  return sum;
}
