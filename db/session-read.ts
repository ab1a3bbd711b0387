import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, database } from "./client.ts";
import { type OwnedRead, rowsOf, type Values } from "./owned-read.ts";
import { isTouchDue, type SessionUser, touchSession } from "./queries/sessions.ts";
import { sessions, userProfiles, users } from "./schema/index.ts";

/** Reads of a logged-in person, by the names of their results. */
export type Reads = Record<string, OwnedRead<unknown>>;
export type Answers<R extends Reads> = { [Name in keyof R]: ReturnType<R[Name]["view"]> };

/**
 * Returns the session's user and the results of the reads in one statement; null without a valid session.
 * Counts as use and extends the session, unless turned off.
 */
export type SessionRead<R extends Reads> = (
  sessionId: string,
  values?: Values,
  options?: { isUse: boolean },
) => Promise<{ user: SessionUser; answers: Answers<R> } | null>;

// Aliased, since a read may use the same tables.
const session = alias(sessions, "session");
const caller = alias(users, "caller");
const callerProfile = alias(userProfiles, "caller_profile");

function prepare(reads: Reads, db: Database) {
  const rows = Object.entries(reads).map(
    ([name, { select }]) => [name, rowsOf(select(caller, db))] as const,
  );
  return db
    .select({
      user: {
        id: caller.id,
        accountId: caller.accountId,
        email: caller.email,
        name: callerProfile.name,
        parentUserId: caller.parentUserId,
        authProvider: caller.authProvider,
      },
      session: { createdAt: session.createdAt, lastUsedAt: session.lastUsedAt },
      rows: Object.fromEntries(rows),
    })
    .from(session)
    .innerJoin(caller, eq(caller.id, session.userId))
    .leftJoin(callerProfile, eq(callerProfile.userId, caller.id))
    .where(
      and(
        eq(session.id, sql.placeholder("sessionId")),
        gt(session.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("session");
}

/** Creates a read of a session and a person's data: one statement, prepared once per connection. */
export function sessionRead<const R extends Reads>(reads: R): SessionRead<R> {
  const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();
  return async (sessionId: string, values: Values = {}, { isUse } = { isUse: true }) => {
    const db = database();
    const statement = prepared.get(db) ?? prepare(reads, db);
    prepared.set(db, statement);
    const now = new Date();
    const [found] = await statement.execute({ ...values, sessionId, now: now.toISOString() });
    if (!found) return null;
    const { createdAt, lastUsedAt } = found.session;
    if (isUse && isTouchDue(lastUsedAt, now)) await touchSession(sessionId, createdAt, now, db);
    const answers = Object.entries(reads).map(([name, { view }]) => [
      name,
      view(found.rows[name] ?? []),
    ]);
    return { user: found.user, answers: Object.fromEntries(answers) as Answers<R> };
  };
}

const readSession = sessionRead({});

/** Returns the user of a valid session. Counts as use and extends the session, unless turned off. */
export async function findSessionUser(
  sessionId: string,
  options?: { isUse: boolean },
): Promise<SessionUser | null> {
  return (await readSession(sessionId, {}, options))?.user ?? null;
}
