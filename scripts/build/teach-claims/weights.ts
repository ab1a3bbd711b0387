/**
 * The second step of npm run generate -- claim-weights: how much each sign of a segment, and each word, speaks
 * for a claim. Learned from all sentences of data/description of which it is known; words that no
 * sentence has are weighed by what WordNet says of them.
 *
 *   npm run generate -- claim-weights -- --without batch-fourteen,batch-fifteen
 *
 * leaves batches out, so that they can be scored as if they had never been seen.
 */
import { allWords } from "#lib/description/claims/open-world/word-classes.ts";
import { type Source, readSources } from "./examples.ts";
import type { Example } from "./learn.ts";
import { learnFrom, meaningOf, withMeanings, WORD } from "./meanings.ts";
import { writeBuilt } from "../built-description.ts";
import { compileWeights, writeWords } from "./table.ts";

// A sign of fewer examples tells nothing of others.
const MIN_MET = 2;
const MIN_WEIGHT = 0.03;

const [, list = ""] = process.argv.slice(2);
const without = new Set(list.split(","));
const sources = readSources().filter(({ name }: Source) => !without.has(name));
const examples: Example[] = sources
  .flatMap((source) => source.examples)
  .map((example) => ({ ...example, parts: example.parts.map(withMeanings) }));
const weights = learnFrom(examples);

const met = new Map<string, number>();
for (const { parts } of examples) {
  for (const sign of new Set(parts.flatMap((part) => [...part.keys()]))) {
    met.set(sign, (met.get(sign) ?? 0) + 1);
  }
}
const kept = [...weights].filter(
  ([sign, weight]) =>
    !/^(?:w|kind|gloss):/.test(sign) &&
    (met.get(sign) ?? 0) >= MIN_MET &&
    Math.abs(weight) >= MIN_WEIGHT,
);
await writeBuilt("claim-weights", compileWeights(new Map(kept)));

const table = new Map<string, { signature: string; weight: number }>();
for (const [word, { signature }] of allWords()) {
  let weight = weights.get(WORD + word) ?? 0;
  for (const [sign, share] of meaningOf(word)) weight += (weights.get(sign) ?? 0) * share;
  table.set(word, { signature, weight });
}
await writeWords(table);
console.log(`${examples.length} examples, ${kept.length} signs`);
