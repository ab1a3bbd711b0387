/**
 * Measures the check on unseen sentences: leaves each group of sources out of the training in turn, then
 * checks it.
 *   npm run generate -- measure-people batch-one,batch-two lesson-01
 */
import { isFoundByRules } from "#lib/description/fair-housing/check.ts";
import { sumOf } from "../teach-claims/learn.ts";
import { readPeopleSources } from "./examples.ts";
import { learnPeople } from "./learn-people.ts";

const folds = process.argv.slice(2).map((names) => names.split(","));
const sources = readPeopleSources();
const judged = folds.flatMap((fold) => {
  const of = (isLeftOut: boolean) =>
    sources
      .filter(({ name }) => fold.includes(name) === isLeftOut)
      .flatMap(({ examples }) => examples);
  const weights = learnPeople(of(false));
  console.log(`${fold.join(", ")}: ${weights.size} signs`);
  return of(true).map((example) => ({
    ...example,
    odds: Math.max(...example.parts.map((part) => sumOf(weights, part))),
    byRules: isFoundByRules(example.text),
  }));
});
const ofPeople = judged.filter(({ weight }) => weight === 1);
const [unfair, innocent] = [true, false].map((is) =>
  ofPeople.filter((each) => each.isUnfair === is),
);
const ofHomes = judged.filter(({ weight }) => weight < 1);
type Judged = (typeof judged)[number];

function tell(name: string, isNamed: (each: Judged) => boolean): void {
  const share = (group: readonly Judged[] = [], count = 0) =>
    `${count} of ${group.length} (${((100 * count) / group.length).toFixed(1)} %)`;
  const missed = unfair?.filter((each) => !isNamed(each)).length;
  const wrong = innocent?.filter(isNamed).length;
  const wrongOfHomes = ofHomes.filter(isNamed).length;
  console.log(
    `${name}: missed ${share(unfair, missed)}, named wrongly ${share(innocent, wrong)}, ` +
      `of sentences about homes ${share(ofHomes, wrongOfHomes)}`,
  );
}

tell("rules alone", ({ byRules }) => byRules);
for (const veto of [-99, -3, -2, -1.5, -1, -0.5]) {
  for (const least of [-0.5, 0, 0.5, 1, 1.5, 2]) {
    tell(`unfair above ${least}, innocent below ${veto}`, ({ byRules, odds }) =>
      byRules ? odds >= veto : odds > least,
    );
  }
}
