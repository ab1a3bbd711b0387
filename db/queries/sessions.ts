import { and, desc, eq, gt, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { notifyOf } from "#db/channels.ts";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { apiTokens, pendingSignIns, sessions, users, webhooks } from "#db/schema/index.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A session ends this long after the login, despite use. */
export const LONGEST_SECONDS = 30 * DAY;
/** A session ends when it is unused for this long. */
export const IDLE_SECONDS = 14 * DAY;
// The last use is updated only when it is this old, so that most requests only read.
const TOUCH_SECONDS = 5 * MINUTE;

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

const touchedBefore = (now: Date) => secondsAfter(now, -TOUCH_SECONDS);

export const isTouchDue = (lastUsedAt: Date, now: Date) => lastUsedAt <= touchedBefore(now);

/** The logged-in person; `accountId` is the account they work on. */
export type SessionUser = {
  id: string;
  accountId: string;
  email: string;
  name: string | null;
  parentUserId: string | null;
  authProvider: string;
};

/** Also deletes the user's expired sessions. @returns the new one's id */
export async function createSession(
  userId: string,
  device: string,
  db: Executor = database(),
): Promise<string> {
  const now = new Date();
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: secondsAfter(now, IDLE_SECONDS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session wasn't stored");
  return session.id;
}

/** Returns when the session's person logged in, or null. */
export async function findSignInTime(
  sessionId: string,
  db: Executor = database(),
): Promise<Date | null> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.createdAt ?? null;
}

/** Records a use of a session and extends it. Of concurrent requests, one writes. */
export async function touchSession(
  sessionId: string,
  createdAt: Date,
  now: Date,
  db: Executor,
): Promise<void> {
  const latest = secondsAfter(createdAt, LONGEST_SECONDS);
  const idle = secondsAfter(now, IDLE_SECONDS);
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: idle < latest ? idle : latest })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, touchedBefore(now))));
}

/** A person's active sessions, the last used first. */
export const ownSessions = ownedRead(
  ({ id }, db) =>
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, sql.placeholder("now"))))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id),
  (rows) => rows,
);

// Notifies every process, which then closes the sessions' streams.
const deleteSessions = (db: Executor, which: SQL | undefined) =>
  db
    .delete(sessions)
    .where(which)
    .returning({
      id: sessions.id,
      userId: sessions.userId,
      notified: notifyOf("endedSessions", sql`${sessions.id}`),
    });

export async function deleteSessionsOf(db: Executor, userIds: readonly string[]): Promise<void> {
  await deleteSessions(db, inArray(sessions.userId, [...userIds]));
}

/** @returns whether the user had such a session */
export async function endOwnSession(
  userId: string,
  sessionId: string,
  db: Executor = database(),
): Promise<boolean> {
  const which = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  return (await deleteSessions(db, which)).length > 0;
}

/** Also ends logins that wait for a code. @returns the ids of the ended sessions */
export async function endOtherSessions(
  userId: string,
  keptSessionId: string,
  db: Executor = database(),
): Promise<string[]> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  const others = and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId));
  const ended = await deleteSessions(db, others);
  return ended.map(({ id }) => id);
}

/** @returns the session's user, or null if it didn't exist */
export async function endSession(
  sessionId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [ended] = await deleteSessions(db, eq(sessions.id, sessionId));
  return ended?.userId ?? null;
}

/**
 * Returns the number of a person's sessions.
 * @param email null: everyone
 * @returns null if no person has that email
 */
export async function countSessionsOf(
  email: string | null,
  db: Executor = database(),
): Promise<number | null> {
  if (email === null) return db.$count(sessions);
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user ? db.$count(sessions, eq(sessions.userId, user.id)) : null;
}

/**
 * Logs a person out everywhere. Also ends logins that wait for a code, API tokens and webhooks.
 * @param email null: everyone
 * @returns the number of ended sessions
 */
export async function endSessionsOf(
  email: string | null,
  db: Executor = database(),
): Promise<number> {
  const ofPerson = (userId: PgColumn) =>
    email === null
      ? undefined
      : inArray(userId, db.select({ id: users.id }).from(users).where(eq(users.email, email)));
  await db.delete(pendingSignIns).where(ofPerson(pendingSignIns.userId));
  await db.delete(apiTokens).where(ofPerson(apiTokens.userId));
  await db.delete(webhooks).where(ofPerson(webhooks.userId));
  return (await deleteSessions(db, ofPerson(sessions.userId))).length;
}
