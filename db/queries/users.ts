import { and, asc, eq, ne, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { userProfiles, users } from "#db/schema/index.ts";
import { AppError, isUniqueViolation } from "#lib/errors.ts";
import type { UserView } from "#lib/schemas/account.ts";
import type { Member } from "#lib/schemas/users.ts";
import { mailProof } from "./email-addresses.ts";
import { deleteDevices } from "./known-devices.ts";
import { addMail, endLinks, isKeptAfterUse } from "./mailed-links.ts";
import { deleteSessionsOf, endOtherSessions } from "./sessions.ts";

export async function findCredentials(
  email: string,
  db: Executor = database(),
): Promise<{ id: string; passwordHash: string | null } | null> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.password })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return user ?? null;
}

export async function getUserView(
  userId: string,
  db: Executor = database(),
): Promise<UserView | null> {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      name: userProfiles.name,
      parentUserId: users.parentUserId,
      authProvider: users.authProvider,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  return user ?? null;
}

const TAKEN = "An account with this email already exists.";
const emailTaken = () => new AppError("conflict", TAKEN, { fields: { email: TAKEN } });

type NewUser = { email: string; passwordHash: string; fullName?: string | undefined };

/**
 * Stores a user with an optional name and emails them a verification link. Without `parent` they are the
 * Admin of a new account. With it they join the parent's account, and get the invitation only if
 * `isInvited`.
 * @throws AppError `conflict` when the email is taken.
 */
export async function createUser(
  { email, passwordHash, fullName }: NewUser,
  parent: { id: string; accountId: string; isInvited: boolean } | null = null,
): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  try {
    await database().transaction(async (tx) => {
      await tx.insert(users).values({
        id,
        email,
        password: passwordHash,
        parentUserId: parent?.id ?? null,
        accountId: parent?.accountId ?? id,
      });
      if (await isKeptAfterUse(tx, { userId: id, email })) throw emailTaken();
      if (fullName) await tx.insert(userProfiles).values({ userId: id, name: fullName });
      if (parent && !parent.isInvited) return;
      await mailProof(tx, { id, email, parentUserId: parent?.id ?? null });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw emailTaken();
  }
  return { id, email };
}

const MEMBER = {
  id: users.id,
  email: users.email,
  profileName: userProfiles.name,
  parentUserId: users.parentUserId,
};

/** The people of an account: the Admin first, then oldest first. */
export const membersOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select(MEMBER)
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(eq(users.accountId, accountId))
      .orderBy(sql`${users.parentUserId} is not null`, asc(users.createdAt), asc(users.id)),
  (rows): Member[] => rows,
);

/** Returns one person of an account; null for people of other accounts. */
export async function findMember(
  accountId: string,
  userId: string,
  db: Executor = database(),
): Promise<Member | null> {
  const [member] = await db
    .select(MEMBER)
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)))
    .limit(1);
  return member ?? null;
}

/**
 * Deletes a user whom `caller` created, with their profile, settings and sessions. Users whom they created
 * become the caller's.
 * @returns whether there was such a user
 */
export async function deleteCreatedUser(
  caller: { id: string; accountId: string },
  userId: string,
): Promise<boolean> {
  return database().transaction(async (tx) => {
    const created = and(
      eq(users.id, userId),
      ne(users.id, caller.id),
      eq(users.accountId, caller.accountId),
      eq(users.parentUserId, caller.id),
    );
    // Locked before its children move: a concurrent addition waits and then finds it gone.
    const [held] = await tx.select({ id: users.id }).from(users).where(created).for("update");
    if (!held) return false;
    await tx.update(users).set({ parentUserId: caller.id }).where(eq(users.parentUserId, userId));
    await deleteSessionsOf(tx, [userId]);
    await tx.delete(users).where(created);
    return true;
  });
}

export async function getPasswordHash(
  userId: string,
  db: Executor = database(),
): Promise<string | null> {
  const [user] = await db
    .select({ passwordHash: users.password })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return user?.passwordHash ?? null;
}

export const hasPassword = ownedRead(
  ({ id }, db) =>
    db
      .select({ has: sql<boolean>`${users.password} is not null` })
      .from(users)
      .where(eq(users.id, id)),
  ([user]) => user?.has ?? false,
);

export interface RememberedBrowser {
  sessionId: string;
  deviceToken: string | null;
}

/**
 * Sets a new password, logs the user out of other browsers and forgets these, and notifies the user. Only
 * if the stored hash is still the compared one, so that one of two concurrent changes wins.
 * @returns whether it was set
 */
export async function changePassword(
  userId: string,
  { from, to, kept }: { from: string; to: string; kept: RememberedBrowser },
): Promise<boolean> {
  return database().transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ password: to })
      .where(and(eq(users.id, userId), eq(users.password, from)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await endOtherSessions(userId, kept.sessionId, tx);
    await deleteDevices([userId], tx, kept.deviceToken);
    await endLinks(tx, [userId], ["reset_password", "confirm_email"]);
    await addMail(tx, { kind: "password_changed", userId });
    return true;
  });
}
