import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { signInAttempts } from "#db/schema/index.ts";

// As many failed sign-ins within the window refuse the next one.
const WINDOW_SECONDS = 15 * 60;
const LIMITS = { emailFromAddress: 10, email: 50, address: 100 };

/** Either the id of the attempt that may go on, or the seconds to wait until the next one may. */
export type AttemptAnswer = { attemptId: number } | { retryAfter: number };

/**
 * Counts an attempt before the password is compared, so that many at once can't exceed the limits:
 * attempts on one email, and those from one address, wait for each other here.
 */
export async function openAttempt(
  email: string,
  address: string,
  now = new Date(),
): Promise<AttemptAnswer> {
  return database().transaction(async (tx) => {
    // Email first, then address, in every transaction: two that overlap can't wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(1, hashtext(${email}))`);
    await tx.execute(sql`select pg_advisory_xact_lock(2, hashtext(${address}))`);

    const windowStart = new Date(now.getTime() - WINDOW_SECONDS * 1000);
    const sameEmail = eq(signInAttempts.email, email);
    const sameAddress = eq(signInAttempts.address, address);

    // Seconds until fewer than `limit` of these attempts lie within the window; 0 if it is so now.
    async function secondsToWait(which: SQL | undefined, limit: number): Promise<number> {
      const [decisive] = await tx
        .select({ at: signInAttempts.attemptedAt })
        .from(signInAttempts)
        .where(and(which, gt(signInAttempts.attemptedAt, windowStart)))
        .orderBy(desc(signInAttempts.attemptedAt))
        .offset(limit - 1)
        .limit(1);
      if (!decisive) return 0;
      return Math.max(1, Math.ceil((decisive.at.getTime() - windowStart.getTime()) / 1000));
    }

    const retryAfter = Math.max(
      await secondsToWait(and(sameEmail, sameAddress), LIMITS.emailFromAddress),
      await secondsToWait(sameEmail, LIMITS.email),
      await secondsToWait(sameAddress, LIMITS.address),
    );
    if (retryAfter > 0) return { retryAfter };

    const [attempt] = await tx
      .insert(signInAttempts)
      .values({ email, address, attemptedAt: now })
      .returning({ id: signInAttempts.id });
    if (!attempt) throw new Error("The attempt was not stored");
    return { attemptId: attempt.id };
  });
}

/** The password was right: the attempt was no failure. Failures that no window holds any more go too. */
export async function forgiveAttempt(attemptId: number): Promise<void> {
  const outdated = new Date(Date.now() - WINDOW_SECONDS * 1000);
  await database().delete(signInAttempts).where(eq(signInAttempts.id, attemptId));
  await database().delete(signInAttempts).where(lt(signInAttempts.attemptedAt, outdated));
}
