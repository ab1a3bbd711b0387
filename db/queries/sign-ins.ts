import { and, eq, gt, lt } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { pendingSignIns, users } from "#db/schema/index.ts";
import { addEvent } from "./events.ts";
import { isNewDevice } from "./known-devices.ts";
import { hasSecondFactor } from "./second-factors.ts";
import { createSession } from "./sessions.ts";

const PENDING_SECONDS = 10 * 60;

/** A session, or a login that waits for the code of the second factor. */
export type SignIn = { sessionId: string } | { pendingSignInId: string };

// Changes of a person's credentials lock the row too. Earlier ones are waited for; later ones see the
// session or pending login and end it.
async function lockUser(tx: Transaction, userId: string, passwordHash?: string) {
  const [held] = await tx
    .select({ id: users.id, accountId: users.accountId })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        passwordHash === undefined ? undefined : eq(users.password, passwordHash),
      ),
    )
    .for("share");
  return held;
}

export interface Browser {
  /** As its owner sees it. */
  name: string;
  /** Its token for people who have logged in with it, or null. */
  token: string | null;
}

// A person who has logged in before is notified of a login in a new browser.
async function createSessionOf(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
  { name, token }: Browser,
): Promise<string> {
  if (await isNewDevice(id, token, tx)) {
    const data = { device: name };
    const event = { kind: "signed_in_elsewhere", data } as const;
    await addEvent(tx, { accountId, actorId: null, toUserId: id }, event);
  }
  return createSession(id, name, tx);
}

/**
 * Logs in an authenticated person; with a second factor, up to its code.
 * @param passwordHash the hash that was compared, which must still be current
 * @returns null if the password has changed or the person is deleted
 */
export async function openSignIn(
  userId: string,
  browser: Browser,
  passwordHash?: string,
): Promise<SignIn | null> {
  return database().transaction(async (tx) => {
    const user = await lockUser(tx, userId, passwordHash);
    if (!user) return null;
    return (await hasSecondFactor(userId, tx))
      ? { pendingSignInId: await createPendingSignIn(userId, tx) }
      : { sessionId: await createSessionOf(tx, user, browser) };
  });
}

// Also deletes the person's expired ones.
async function createPendingSignIn(userId: string, db: Executor): Promise<string> {
  const now = new Date();
  await db
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.userId, userId), lt(pendingSignIns.expiresAt, now)));
  const [pending] = await db
    .insert(pendingSignIns)
    .values({ userId, expiresAt: new Date(now.getTime() + PENDING_SECONDS * 1000) })
    .returning({ id: pendingSignIns.id });
  if (!pending) throw new Error("The login wasn't stored");
  return pending.id;
}

const isValid = (id: string) =>
  and(eq(pendingSignIns.id, id), gt(pendingSignIns.expiresAt, new Date()));

/** Returns the person of a pending login. */
export async function findPendingSignIn(
  id: string,
  db: Executor = database(),
): Promise<{ userId: string } | null> {
  const [pending] = await db
    .select({ userId: pendingSignIns.userId })
    .from(pendingSignIns)
    .where(isValid(id));
  return pending ?? null;
}

/** Turns a pending login into a session, once. @returns its id, or null if it is no longer pending */
export async function completeSignIn(
  id: string,
  userId: string,
  browser: Browser,
): Promise<string | null> {
  return database().transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return null;
    const taken = await tx
      .delete(pendingSignIns)
      .where(and(isValid(id), eq(pendingSignIns.userId, userId)))
      .returning({ id: pendingSignIns.id });
    return taken.length > 0 ? createSessionOf(tx, user, browser) : null;
  });
}

export async function endPendingSignIn(id: string, db: Executor = database()): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
}
