import type { RowPicker } from "./rows.ts";
import { answerWith } from "./databases.ts";
import type { connect, Database } from "#db/client.ts";
import { jobQueues } from "#db/jobs.ts";

type Connection = ReturnType<typeof connect>;
type Call = (pick: RowPicker) => Promise<unknown>;

/** A filled database with the rows that are chosen from it. */
export interface Filled {
  connection: Connection;
  /** Rows of the accounts that are at work. */
  pick: RowPicker;
  /** Rows of any account. */
  pickAny: RowPicker;
}

interface Summary {
  median: number;
  p95: number;
}

/** Milliseconds of one call, on both databases. */
export interface Timing {
  name: string;
  small: Summary;
  grown: Summary;
  /** Of any account on the grown one: most have not been asked for in the hours before. */
  any: Summary;
  /** Grown by small: the median of the rounds, each of which other programs disturb alike. */
  ratio: number;
}

const ROUNDS = 12;
const WARM_UP = 20;
// Calls of any account, for each of those that are at work: each takes pages from the others' memory.
const ANY_SHARE = 0.25;

class Rollback extends Error {}

/** Milliseconds of a call; nothing that it writes stays. */
async function timeWrite(call: Call, pick: RowPicker, { db }: Connection): Promise<number> {
  let milliseconds = 0;
  answerWith(db);
  const queues = jobQueues();
  try {
    await db.transaction(async (tx) => {
      // A transaction of the query's own becomes a part of this one.
      answerWith(tx as unknown as Database, queues);
      const started = performance.now();
      await call(pick);
      milliseconds = performance.now() - started;
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return milliseconds;
}

async function timeRead(call: Call, pick: RowPicker, { db }: Connection): Promise<number> {
  answerWith(db);
  const started = performance.now();
  await call(pick);
  return performance.now() - started;
}

export const TIMERS = { reads: timeRead, writes: timeWrite };

function summarize(times: number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** Calls a query so many times for accounts that are at work. */
export async function warmUp(
  call: Call,
  time: typeof timeRead,
  { connection, pick }: Filled,
  calls: number,
): Promise<void> {
  for (let n = 0; n < calls; n++) await time(call, pick, connection);
}

/** Times a call on both databases in turns, each time for another account. */
export async function timeBoth(
  name: string,
  call: Call,
  time: typeof timeRead,
  [small, grown]: readonly [Filled, Filled],
  calls: number,
): Promise<Timing> {
  const sides = [small, grown].map((filled) => ({ ...filled, times: [] as number[] }));
  const ratios: number[] = [];
  const perRound = Math.ceil(calls / ROUNDS);
  for (const filled of sides) await warmUp(call, time, filled, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { connection, pick, times } of sides) {
      for (let n = 0; n < perRound; n++) times.push(await time(call, pick, connection));
    }
    const [inSmall, inGrown] = sides.map(({ times }) => summarize(times.slice(-perRound)).median);
    ratios.push(inGrown! / inSmall!);
  }
  const ofAny: number[] = [];
  for (let n = 0; n < ANY_SHARE * calls; n++) {
    ofAny.push(await time(call, grown.pickAny, grown.connection));
  }
  const [ofSmall, ofGrown] = sides.map(({ times }) => summarize(times));
  const ratio = summarize(ratios).median;
  return { name, small: ofSmall!, grown: ofGrown!, any: summarize(ofAny), ratio };
}
