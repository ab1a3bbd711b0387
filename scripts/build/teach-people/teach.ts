/**
 * `npm run generate -- people-weights`: how much each sign of a sentence speaks for its being unfair, learned from
 * all sentences of tests/description of which it is known.
 *
 *   npm run generate -- people-weights -- --without batch-fourteen,lesson-one
 *
 * leaves sources out, so that they can be scored as if they had never been seen.
 */
import { writeWeightsTo } from "../teach-claims/table.ts";
import { readPeopleSources } from "./examples.ts";
import { learnPeople } from "./learn-people.ts";

const [, list = ""] = process.argv.slice(2);
const without = new Set(list.split(","));
const sources = (await readPeopleSources()).filter(({ name }) => !without.has(name));
const examples = sources.flatMap((source) => source.examples);
const weights = learnPeople(examples);
await writeWeightsTo("lib/description/fair-housing/people/compiled-weights.ts", "people", weights);
console.log(`${examples.length} examples, ${weights.size} signs`);
