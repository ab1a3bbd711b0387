import { and, eq, gt, lt } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { sessions, userProfiles, users } from "#db/schema/index.ts";

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The signed-in person as the server knows them; `accountId` is whose property and plan they work on. */
export type SessionUser = {
  id: string;
  accountId: string;
  email: string;
  name: string | null;
  parentUserId: string | null;
  authProvider: string;
};

/** Deletes the user's expired sessions too. @returns the id of the new one */
export async function createSession(userId: string, db: Executor = database()): Promise<string> {
  const now = new Date();
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  const [session] = await db
    .insert(sessions)
    .values({ userId, expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000) })
    .returning({ id: sessions.id });
  if (!session) throw new Error("The session was not stored");
  return session.id;
}

/**
 * Signs a user in by a password that was compared with `passwordHash`: only while that hash is still
 * theirs. A change of the password that is under way is waited for; one that comes later finds the
 * session, and ends it.
 * @returns the id of the new session, or null where the password has changed
 */
export async function createPasswordSession(
  userId: string,
  passwordHash: string,
): Promise<string | null> {
  return database().transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.password, passwordHash)))
      .for("share");
    return unchanged ? createSession(userId, tx) : null;
  });
}

export async function findSessionUser(
  sessionId: string,
  db: Executor = database(),
): Promise<SessionUser | null> {
  const [user] = await db
    .select({
      id: users.id,
      accountId: users.accountId,
      email: users.email,
      name: userProfiles.name,
      parentUserId: users.parentUserId,
      authProvider: users.authProvider,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, new Date())))
    .limit(1);
  return user ?? null;
}

/** @returns whose session it was, or null where there was none */
export async function endSession(
  sessionId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.id, sessionId))
    .returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}
