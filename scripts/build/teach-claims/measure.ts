/**
 * What the check would do with sentences that it had never seen: each source is left out of the
 * lesson in turn, with those named beside it, and then judged.
 *   npm run generate -- measure-claims batch-two,batch-three batch-four
 */
import { readSources } from "./examples.ts";
import { sumOf } from "./learn.ts";
import { learnFrom, withMeanings } from "./meanings.ts";

const folds = process.argv.slice(2).map((names) => names.split(","));
const sources = readSources().map(({ name, examples }) => ({
  name,
  examples: examples.map((each) => ({ ...each, parts: each.parts.map(withMeanings) })),
}));
const THRESHOLDS = [0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3];
const STRANGE = [-0.5, 0, 99];
const total = new Map<string, [number, number]>();
let [trues, claims] = [0, 0];
for (const fold of folds) {
  const of = (isLeftOut: boolean) =>
    sources
      .filter(({ name }) => fold.includes(name) === isLeftOut)
      .flatMap((each) => each.examples);
  const weights = learnFrom(of(false));
  const judged = of(true).map((example) => ({
    ...example,
    odds: Math.max(...example.parts.map((part) => sumOf(weights, part))),
  }));
  trues += judged.filter(({ isClaim }) => !isClaim).length;
  claims += judged.filter(({ isClaim }) => isClaim).length;
  for (const least of THRESHOLDS) {
    for (const strange of STRANGE) {
      const isNamed = (each: (typeof judged)[number]) =>
        each.isFound || each.odds > least || (each.isStrange && each.odds > strange);
      const wrong = judged.filter((each) => !each.isClaim && isNamed(each)).length;
      const missed = judged.filter((each) => each.isClaim && !isNamed(each)).length;
      const key = `${least} ${strange}`;
      const [w, m] = total.get(key) ?? [0, 0];
      total.set(key, [w + wrong, m + missed]);
    }
  }
}
for (const [key, [wrong, missed]] of total) {
  console.log(`${key}: ${wrong} of ${trues} named wrongly, ${missed} of ${claims} missed`);
}
