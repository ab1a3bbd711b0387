import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { apiTokens, plans, subscriptions, userProfiles, users } from "#db/schema/index.ts";
import { addEvent } from "./events.ts";

const TOUCH_MS = 60_000;

export const ownApiTokens = ownedRead(
  ({ id }, db) =>
    db
      .select({
        id: apiTokens.id,
        name: apiTokens.name,
        prefix: apiTokens.prefix,
        scope: apiTokens.scope,
        createdAt: apiTokens.createdAt,
        lastUsedAt: apiTokens.lastUsedAt,
        endsAt: apiTokens.endsAt,
      })
      .from(apiTokens)
      .where(eq(apiTokens.userId, id))
      .orderBy(desc(apiTokens.createdAt), apiTokens.id),
  (rows) => rows,
);

type NewToken = Pick<
  typeof apiTokens.$inferInsert,
  "userId" | "name" | "hash" | "prefix" | "scope" | "endsAt"
>;

const isValid = (now: Date) => or(isNull(apiTokens.endsAt), gt(apiTokens.endsAt, now));

/**
 * Stores a token and notifies its person, unless they are at the limit. Deletes long-expired tokens.
 * @param bounds `most` active tokens; tokens that ended before `keptUntil` are deleted
 * @returns its id, or null if it wasn't stored
 */
export async function addApiToken(
  token: NewToken,
  { most, keptUntil, now }: { most: number; keptUntil: Date; now: Date },
  db: Executor = database(),
): Promise<string | null> {
  const own = eq(apiTokens.userId, token.userId);
  return db.transaction(async (tx) => {
    // Serializes concurrent requests, so that the second counts the first's token.
    const [person] = await tx
      .select({ accountId: users.accountId })
      .from(users)
      .where(eq(users.id, token.userId))
      .for("update");
    await tx.delete(apiTokens).where(and(own, lte(apiTokens.endsAt, keptUntil)));
    if ((await tx.$count(apiTokens, and(own, isValid(now)))) >= most) return null;
    const [stored] = await tx.insert(apiTokens).values(token).returning({ id: apiTokens.id });
    if (!stored || !person) return null;
    const whose = { ...person, actorId: null, toUserId: token.userId };
    const data = { what: "token", name: token.name } as const;
    await addEvent(tx, whose, { kind: "program_allowed", data });
    return stored.id;
  });
}

/** @returns whether the person had such a token */
export async function deleteApiToken(
  userId: string,
  id: string,
  db: Executor = database(),
): Promise<boolean> {
  const rows = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}

/**
 * Returns the person of an active token, with their account's current plan; null for a token that is
 * unknown or expired. Records the use, at most once a minute.
 */
export async function findTokenCaller(hash: string, now: Date, db: Executor = database()) {
  const [found] = await db
    .select({
      id: apiTokens.id,
      scope: apiTokens.scope,
      lastUsedAt: apiTokens.lastUsedAt,
      planName: plans.name,
      user: {
        id: users.id,
        accountId: users.accountId,
        email: users.email,
        name: userProfiles.name,
        parentUserId: users.parentUserId,
        authProvider: users.authProvider,
      },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.userId, users.accountId), gt(subscriptions.expirationDate, now)),
    )
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(apiTokens.hash, hash), isValid(now)));
  if (!found) return null;
  const { lastUsedAt, ...caller } = found;
  const touchedBefore = new Date(now.getTime() - TOUCH_MS);
  if (!lastUsedAt || lastUsedAt <= touchedBefore) {
    const isDue = or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, touchedBefore));
    await db
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(and(eq(apiTokens.id, caller.id), isDue));
  }
  return caller;
}
