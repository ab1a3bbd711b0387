/**
 * `npm run generate -- people-weights`: learns the weight of each feature of a sentence from all labeled
 * sentences in data/description.
 *
 *   npm run generate -- people-weights -- --without batch-fourteen,lesson-01
 *
 * leaves these sources out, so that they can be scored as unseen.
 */
import { writeBuilt } from "../built-description.ts";
import { compileWeights } from "../teach-claims/table.ts";
import { readPeopleSources } from "./examples.ts";
import { learnPeople } from "./learn-people.ts";

const [, list = ""] = process.argv.slice(2);
const without = new Set(list.split(","));
const sources = readPeopleSources().filter(({ name }) => !without.has(name));
const examples = sources.flatMap((source) => source.examples);
const weights = learnPeople(examples);
await writeBuilt("fair-housing-weights", compileWeights(weights));
console.log(`${examples.length} examples, ${weights.size} signs`);
