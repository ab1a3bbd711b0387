import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { mailedLinks, users } from "#db/schema/index.ts";
import { addMail, mailLink } from "./mailed-links.ts";

/** A person's login address, and the address they asked to change it to. */
export const ownEmailAddress = ownedRead(
  ({ id }, db) =>
    db
      .select({
        email: users.email,
        verifiedAt: users.emailVerified,
        awaited: sql<string | null>`${mailedLinks.email}`.as("awaited"),
      })
      .from(users)
      .leftJoin(
        mailedLinks,
        and(
          eq(mailedLinks.userId, users.id),
          eq(mailedLinks.purpose, "confirm_email"),
          gt(mailedLinks.expiresAt, sql.placeholder("now")),
        ),
      )
      .where(eq(users.id, id)),
  ([address]) => address ?? null,
);

/** When the address of an account's Admin was proved, or null. */
export const adminVerifiedAt = ownedRead(
  ({ accountId }, db) =>
    db.select({ verifiedAt: users.emailVerified }).from(users).where(eq(users.id, accountId)),
  ([admin]) => admin?.verifiedAt ?? null,
);

export const confirmedAddresses = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.accountId, accountId), isNotNull(users.emailVerified)))
      .orderBy(asc(users.createdAt)),
  (rows) => rows.map(({ email }) => email),
);

/** Returns whether an address is confirmed and belongs to a person of an account. */
export async function isConfirmedAddress(
  accountId: string,
  email: string,
  db: Executor = database(),
): Promise<boolean> {
  const isTheirs = and(
    eq(users.accountId, accountId),
    eq(users.email, email),
    isNotNull(users.emailVerified),
  );
  return (await db.$count(users, isTheirs)) > 0;
}

/** Returns whether a person has confirmed their own address. */
export async function hasConfirmedAddress(
  userId: string,
  db: Executor = database(),
): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerified)))) > 0;
}

export const openInvitations = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ userId: users.id })
      .from(users)
      .where(
        and(
          eq(users.accountId, accountId),
          isNotNull(users.parentUserId),
          isNull(users.emailVerified),
        ),
      ),
  (rows) => rows,
);

/**
 * Emails a verification link to a person with an unverified address, or an invitation to one added by a
 * member.
 */
export async function mailProof(
  tx: Transaction,
  { id, email, parentUserId }: { id: string; email: string; parentUserId: string | null },
): Promise<void> {
  const purpose = parentUserId ? "invitation" : "verify_email";
  await mailLink(tx, { userId: id, purpose, email });
}

/**
 * Runs `mailProof` for a person of an account. @returns null for a person outside it, false if the address
 * is already verified
 */
export async function mailProofAgain(accountId: string, userId: string): Promise<boolean | null> {
  return database().transaction(async (tx) => {
    const [user] = await tx
      .select({
        id: users.id,
        email: users.email,
        parentUserId: users.parentUserId,
        verifiedAt: users.emailVerified,
      })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.accountId, accountId)))
      .for("no key update");
    if (!user) return null;
    if (user.verifiedAt) return false;
    await mailProof(tx, user);
    return true;
  });
}

/** Emails a link to a person's requested address; if the address is taken, a notice to its owner instead. */
export async function askForEmail(userId: string, email: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (owner) await addMail(tx, { kind: "address_taken", userId: owner.id });
    else await mailLink(tx, { userId, purpose: "confirm_email", email });
  });
}

/** Emails a link for a new password to the person with the email, if any. */
export async function mailPasswordReset(email: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for("no key update");
    if (user) await mailLink(tx, { userId: user.id, purpose: "reset_password", email });
  });
}
