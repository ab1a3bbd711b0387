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

// Locks in one order for all, so that attempts that share bounds can't deadlock.
const compareLocks = (a: HashedBound, b: HashedBound) =>
  a.lock < b.lock ? -1 : a.lock > b.lock ? 1 : 0;

// Returns the seconds until the bound allows another attempt; 0 if it does now.
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
 * Counts an attempt under all bounds, or under none if one is reached. Call it before the work: attempts
 * with the same key wait for each other across instances, so that concurrent ones can't exceed a bound.
 * @returns the ids for `uncountAttempt`, or the seconds until the next attempt is allowed
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

/** Returns the number of attempts in a bound's window, and the seconds until the first leaves it. */
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

/** Removes attempts that don't count after all, such as a login with the right password. */
export async function uncountAttempt(attemptIds: readonly number[]): Promise<void> {
  await database()
    .delete(attempts)
    .where(inArray(attempts.id, [...attemptIds]));
}
