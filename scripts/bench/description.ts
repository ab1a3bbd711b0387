/**
 * Scores one batch of unseen sentences and listings:
 *   npm run bench -- description one [--list]
 */
import { readEveryBatch } from "#tests/description/unseen/read-batch.ts";
import { scoreBatch } from "#tests/description/unseen/score.ts";

const [name = "", list] = process.argv.slice(2);
const batch = readEveryBatch().find((each) => each.name === `batch-${name}`)?.batch;
if (!batch) throw new Error(`Unknown batch "${name}".`);
const score = scoreBatch(batch);
const share = (part: number, whole: number) => `${part} of ${whole}`;
console.log(`batch ${name}`);
console.log(`  true, flagged: ${share(score.flagged.length, batch.true.length)}`);
console.log(`  invented, missed: ${share(score.missed.length, batch.invented.length)}`);
console.log(
  `  claims in listings, missed: ${share(score.missedInListings.length, score.claims)}; flagged wrongly: ${score.wrongInListings.length}`,
);
console.log(`  unfair, missed: ${share(score.unfairMissed.length, batch.unfair.length)}`);
console.log(`  innocent, flagged: ${share(score.innocentFlagged.length, batch.innocent.length)}`);
if (list) console.log(JSON.stringify(score, null, 1));
