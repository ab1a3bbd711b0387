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
 * Keeps the secret of an authenticator app that is being set up, in place of one that never was
 * confirmed. @returns false where one is set up already
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

/** The encrypted secret of the app that counts, or of the one that is being set up. */
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
 * From now on the second factor is asked for. The person's other sessions end: none of them has
 * shown it.
 * @returns false where nothing was being set up, or the code was taken before
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
    // A sign-in that is under way ends here, or asks for the second factor already.
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

/** Takes the code of a time step. @returns false where it, or a later one, was taken before */
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

/** Takes a recovery code, once. @returns whether there was such a one */
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

/** @returns false where there is no second factor to recover from */
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

/** Its recovery codes go with it. @returns whether there was one */
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
