import { and, count, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { recoveryCodes, secondFactors, users } from "#db/schema/index.ts";
import type { SecondFactorView } from "#lib/schemas/second-factor.ts";
import { endOtherSessions } from "./sessions.ts";

const confirmedOf = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

export async function hasSecondFactor(userId: string, db: Executor = database()): Promise<boolean> {
  const confirmed = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(confirmedOf(userId));
  return confirmed.length > 0;
}

/** Whether a person has a second factor, and how many recovery codes are left. */
export const ownSecondFactor = ownedRead(
  ({ id }, db) =>
    db
      .select({
        isOn: sql<boolean>`${secondFactors.confirmedAt} is not null`,
        recoveryCodesLeft: count(recoveryCodes.codeHash),
      })
      .from(secondFactors)
      .leftJoin(recoveryCodes, eq(recoveryCodes.userId, secondFactors.userId))
      .where(eq(secondFactors.userId, id))
      .groupBy(secondFactors.userId),
  ([factor]): SecondFactorView => factor ?? { isOn: false, recoveryCodesLeft: 0 },
);

/**
 * Stores the secret of an authenticator app during setup, and replaces an unconfirmed one. @returns false
 * if one is already confirmed
 */
export async function saveUnconfirmedSecret(
  userId: string,
  secret: string,
  db: Executor = database(),
): Promise<boolean> {
  const saved = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: new Date() },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return saved.length > 0;
}

/** Returns the encrypted secret of the confirmed app, or of the one being set up. */
export async function findSecret(
  userId: string,
  state: "confirmed" | "unconfirmed",
  db: Executor = database(),
): Promise<string | null> {
  const inState = state === "confirmed" ? isNotNull : isNull;
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), inState(secondFactors.confirmedAt)));
  return factor?.secret ?? null;
}

/**
 * Turns on the second factor. Ends the person's other sessions, which haven't used it.
 * @returns false if no setup was open, or the code was used before
 */
export async function confirmSecondFactor(
  userId: string,
  {
    step,
    codeHashes,
    keptSessionId,
  }: { step: number; codeHashes: readonly string[]; keptSessionId: string },
): Promise<boolean> {
  return database().transaction(async (tx) => {
    // Waits for concurrent logins: they are either ended below or already require the second factor.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          isNull(secondFactors.confirmedAt),
          lt(secondFactors.lastStep, step),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) return false;
    await insertRecoveryCodes(tx, userId, codeHashes);
    await endOtherSessions(userId, keptSessionId, tx);
    return true;
  });
}

/** Accepts the code of a time step. @returns false if it or a later one was used before */
export async function takeStep(
  userId: string,
  step: number,
  db: Executor = database(),
): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(confirmedOf(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Uses up a recovery code. @returns whether it was valid */
export async function takeRecoveryCode(
  userId: string,
  codeHash: string,
  db: Executor = database(),
): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** @returns false without a second factor */
export async function replaceRecoveryCodes(
  userId: string,
  codeHashes: readonly string[],
): Promise<boolean> {
  return database().transaction(async (tx) => {
    const held = await tx
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(confirmedOf(userId))
      .for("update");
    if (held.length === 0) return false;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await insertRecoveryCodes(tx, userId, codeHashes);
    return true;
  });
}

async function insertRecoveryCodes(
  tx: Transaction,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Also deletes its recovery codes. @returns whether there was one */
export async function deleteSecondFactor(
  userId: string,
  db: Executor = database(),
): Promise<boolean> {
  const deleted = await db
    .delete(secondFactors)
    .where(confirmedOf(userId))
    .returning({ userId: secondFactors.userId });
  return deleted.length > 0;
}
