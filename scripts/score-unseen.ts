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

import { BATCH_NINE } from "#tests/description/unseen/batch-nine.ts";

import { BATCH_TEN } from "#tests/description/unseen/batch-ten.ts";

import { BATCH_ELEVEN } from "#tests/description/unseen/batch-eleven.ts";

import { BATCH_TWELVE } from "#tests/description/unseen/batch-twelve.ts";

import { BATCH_THIRTEEN } from "#tests/description/unseen/batch-thirteen.ts";
import { BATCH_FOURTEEN } from "#tests/description/unseen/batch-fourteen.ts";
import { BATCH_FIFTEEN } from "#tests/description/unseen/batch-fifteen.ts";
import { BATCH_SIXTEEN } from "#tests/description/unseen/batch-sixteen.ts";
import { BATCH_SEVENTEEN } from "#tests/description/unseen/batch-seventeen.ts";
import { BATCH_EIGHTEEN } from "#tests/description/unseen/batch-eighteen.ts";

import { BATCH_NINETEEN } from "#tests/description/unseen/batch-nineteen.ts";
import { BATCH_TWENTY } from "#tests/description/unseen/batch-twenty.ts";
import { BATCH_THIRTY_ONE } from "#tests/description/unseen/batch-thirty-one.ts";
import { BATCH_THIRTY_TWO } from "#tests/description/unseen/batch-thirty-two.ts";
import { BATCH_THIRTY } from "#tests/description/unseen/batch-thirty.ts";
import { BATCH_TWENTY_NINE } from "#tests/description/unseen/batch-twenty-nine.ts";
import { BATCH_TWENTY_ONE } from "#tests/description/unseen/batch-twenty-one.ts";
import { BATCH_TWENTY_TWO } from "#tests/description/unseen/batch-twenty-two.ts";
import { BATCH_TWENTY_THREE } from "#tests/description/unseen/batch-twenty-three.ts";
import { BATCH_TWENTY_FOUR } from "#tests/description/unseen/batch-twenty-four.ts";
import { BATCH_TWENTY_EIGHT } from "#tests/description/unseen/batch-twenty-eight.ts";
import { BATCH_TWENTY_FIVE } from "#tests/description/unseen/batch-twenty-five.ts";
import { BATCH_TWENTY_SIX } from "#tests/description/unseen/batch-twenty-six.ts";
import { BATCH_TWENTY_SEVEN } from "#tests/description/unseen/batch-twenty-seven.ts";

import { BATCH_THIRTY_THREE } from "#tests/description/unseen/batch-thirty-three.ts";

import { BATCH_THIRTY_FOUR } from "#tests/description/unseen/batch-thirty-four.ts";

import { BATCH_THIRTY_FIVE } from "#tests/description/unseen/batch-thirty-five.ts";

import { BATCH_THIRTY_SIX } from "#tests/description/unseen/batch-thirty-six.ts";

import { BATCH_THIRTY_SEVEN } from "#tests/description/unseen/batch-thirty-seven.ts";

const BATCHES: Record<string, UnseenBatch> = {
  one: BATCH_ONE,
  two: BATCH_TWO,
  three: BATCH_THREE,
  four: BATCH_FOUR,
  five: BATCH_FIVE,
  six: BATCH_SIX,
  seven: BATCH_SEVEN,
  eight: BATCH_EIGHT,
  nine: BATCH_NINE,
  ten: BATCH_TEN,
  eleven: BATCH_ELEVEN,
  twelve: BATCH_TWELVE,
  thirteen: BATCH_THIRTEEN,
  fourteen: BATCH_FOURTEEN,
  fifteen: BATCH_FIFTEEN,
  sixteen: BATCH_SIXTEEN,
  seventeen: BATCH_SEVENTEEN,
  eighteen: BATCH_EIGHTEEN,
  nineteen: BATCH_NINETEEN,
  twenty: BATCH_TWENTY,
  "twenty-one": BATCH_TWENTY_ONE,
  "twenty-two": BATCH_TWENTY_TWO,
  "twenty-three": BATCH_TWENTY_THREE,
  "twenty-four": BATCH_TWENTY_FOUR,
  "twenty-five": BATCH_TWENTY_FIVE,
  "twenty-six": BATCH_TWENTY_SIX,
  "twenty-seven": BATCH_TWENTY_SEVEN,
  "twenty-eight": BATCH_TWENTY_EIGHT,
  "twenty-nine": BATCH_TWENTY_NINE,
  thirty: BATCH_THIRTY,
  "thirty-one": BATCH_THIRTY_ONE,
  "thirty-two": BATCH_THIRTY_TWO,
  "thirty-four": BATCH_THIRTY_FOUR,
  "thirty-three": BATCH_THIRTY_THREE,
  "thirty-five": BATCH_THIRTY_FIVE,
  "thirty-six": BATCH_THIRTY_SIX,
  "thirty-seven": BATCH_THIRTY_SEVEN,
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
