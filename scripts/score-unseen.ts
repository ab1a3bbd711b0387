/**
 * Scores one batch of unseen sentences and listings:
 *   npm run score:description -- one [--list]
 */
import { scoreBatch } from "#tests/description/unseen/score.ts";
import type { UnseenBatch } from "#tests/description/unseen/homes.ts";
import { BATCH_ONE } from "#tests/description/unseen/batch-one.ts";
import { BATCH_TWO } from "#tests/description/unseen/batch-two.ts";
import { BATCH_THREE } from "#tests/description/unseen/batch-three.ts";
import { BATCH_FOUR } from "#tests/description/unseen/batch-four.ts";
import { BATCH_FIVE } from "#tests/description/unseen/batch-five.ts";
import { BATCH_SIX } from "#tests/description/unseen/batch-six.ts";
import { BATCH_SEVEN } from "#tests/description/unseen/batch-seven.ts";
import { BATCH_EIGHT } from "#tests/description/unseen/batch-eight.ts";

const BATCHES: Record<string, UnseenBatch> = {
  one: BATCH_ONE,
  two: BATCH_TWO,
  three: BATCH_THREE,
  four: BATCH_FOUR,
  five: BATCH_FIVE,
  six: BATCH_SIX,
  seven: BATCH_SEVEN,
  eight: BATCH_EIGHT,
};
const [name = "", list] = process.argv.slice(2);
const batch = BATCHES[name];
if (!batch) throw new Error(`There is no batch "${name}".`);
const score = scoreBatch(batch);
const share = (part: number, whole: number) => `${part} of ${whole}`;
console.log(`batch ${name}`);
console.log(`  true, flagged: ${share(score.flagged.length, batch.true.length)}`);
console.log(`  invented, missed: ${share(score.missed.length, batch.invented.length)}`);
console.log(
  `  claims in listings, missed: ${share(score.missedInListings.length, score.claims)}; flagged without reason: ${score.wrongInListings.length}`,
);
console.log(`  unfair, missed: ${share(score.unfairMissed.length, batch.unfair.length)}`);
console.log(`  innocent, flagged: ${share(score.innocentFlagged.length, batch.innocent.length)}`);
if (list) console.log(JSON.stringify(score, null, 1));
