import { and, count, desc, eq, gt, inArray, min, sql } from "drizzle-orm";
import { database, type Transaction } from "#db/client.ts";
import { attempts } from "#db/schema/index.ts";
import { keyedHash } from "#server/keyed-hash.ts";

/** At most `limit` attempts of one kind by one key within the last `windowSeconds`. */
export interface Bound {
  kind: string;
  key: string;
  limit: number;
  windowSeconds: number;
}

type HashedBound = Bound & { lock: bigint };

function hashKey(bound: Bound): HashedBound {
  const key = keyedHash(`attempts ${bound.kind}`, bound.key);
  return { ...bound, key, lock: Buffer.from(key, "base64url").readBigInt64BE() };
}

// One order for all, so that two attempts that share bounds can't wait for each other.
const compareLocks = (a: HashedBound, b: HashedBound) =>
  a.lock < b.lock ? -1 : a.lock > b.lock ? 1 : 0;

// Seconds until another attempt fits within the bound; 0 if it does now.
async function secondsToWait(
  tx: Transaction,
  { kind, key, limit, windowSeconds }: Bound,
  now: Date,
): Promise<number> {
  const windowStart = now.getTime() - windowSeconds * 1000;
  const [decisive] = await tx
    .select({ at: attempts.attemptedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, kind),
        eq(attempts.key, key),
        gt(attempts.attemptedAt, new Date(windowStart)),
      ),
    )
    .orderBy(desc(attempts.attemptedAt))
    .offset(limit - 1)
    .limit(1);
  if (!decisive) return 0;
  return Math.max(1, Math.ceil((decisive.at.getTime() - windowStart) / 1000));
}

/**
 * Counts an attempt under every bound given, or under none where one of them is reached. It is called
 * before the work is done: attempts that share a key wait for each other here, on every instance, so
 * that many at once can't exceed a bound.
 * @returns the ids that `uncountAttempt` takes, or the seconds until the next attempt may be made
 */
export async function openAttempt(
  bounds: readonly Bound[],
  now = new Date(),
): Promise<{ attemptIds: number[] } | { retryAfter: number }> {
  const hashed = bounds.map(hashKey).sort(compareLocks);
  return database().transaction(async (tx) => {
    for (const { lock } of hashed) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    const waits: number[] = [];
    for (const bound of hashed) waits.push(await secondsToWait(tx, bound, now));
    const retryAfter = Math.max(0, ...waits);
    if (retryAfter > 0) return { retryAfter };
    const opened = await tx
      .insert(attempts)
      .values(hashed.map(({ kind, key }) => ({ kind, key, attemptedAt: now })))
      .returning({ id: attempts.id });
    return { attemptIds: opened.map(({ id }) => id) };
  });
}

/** How many attempts a bound's window holds, and in how many seconds the first of them leaves it. */
export async function countAttempts(
  bound: Bound,
  now = new Date(),
): Promise<{ counted: number; seconds: number }> {
  const { kind, key, windowSeconds } = hashKey(bound);
  const windowStart = now.getTime() - windowSeconds * 1000;
  const [found] = await database()
    .select({ counted: count(), first: min(attempts.attemptedAt) })
    .from(attempts)
    .where(
      and(
        eq(attempts.kind, kind),
        eq(attempts.key, key),
        gt(attempts.attemptedAt, new Date(windowStart)),
      ),
    );
  const first = found?.first ?? now;
  return {
    counted: found?.counted ?? 0,
    seconds: Math.max(1, Math.ceil((first.getTime() - windowStart) / 1000)),
  };
}

/** The attempt does not count after all: the password was right, say. */
export async function uncountAttempt(attemptIds: readonly number[]): Promise<void> {
  await database()
    .delete(attempts)
    .where(inArray(attempts.id, [...attemptIds]));
}
