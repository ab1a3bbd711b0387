import { and, eq, gt, inArray, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJob, type Jobs } from "#db/jobs.ts";
import { mailedLinks, userProfiles, users } from "#db/schema/index.ts";
import { LINK_HOURS, type LinkPurpose } from "#lib/fields/links.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import { mailMode } from "#server/mail/mode.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Adds an email in the transaction of its cause; nothing if no email can be sent. */
export async function addMail(tx: Executor, mail: Jobs["mail"]): Promise<void> {
  if (mailMode() !== "none") await addJob(tx, "mail", mail);
}

interface NewLink {
  userId: string;
  purpose: LinkPurpose;
  email: string;
}

/** Emails a link to a person and ends older ones of the same purpose, except links to restore an address. */
export async function mailLink(
  tx: Transaction,
  { userId, purpose, email }: NewLink,
): Promise<void> {
  if (mailMode() === "none") return;
  if (purpose !== "restore_email") await endLinks(tx, [userId], [purpose]);
  const id = crypto.randomUUID();
  const secretHash = hashLinkSecret(createLinkSecret(id));
  const expiresAt = new Date(Date.now() + LINK_HOURS[purpose] * HOUR_MS);
  await tx.insert(mailedLinks).values({ id, userId, purpose, email, secretHash, expiresAt });
  await addMail(tx, { kind: "link", linkId: id });
}

/** @param purposes all if omitted */
export async function endLinks(
  tx: Executor,
  userIds: readonly string[],
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  const ofPurpose = purposes && inArray(mailedLinks.purpose, [...purposes]);
  await tx.delete(mailedLinks).where(and(inArray(mailedLinks.userId, [...userIds]), ofPurpose));
}

/** Ends all links of a person except older ones to restore an address, which undo earlier changes. */
export async function endLinksSince(tx: Executor, userId: string, expiresAt: Date): Promise<void> {
  const isOlderWayBack = and(
    eq(mailedLinks.purpose, "restore_email"),
    lt(mailedLinks.expiresAt, expiresAt),
  );
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), not(isOlderWayBack as SQL)));
}

/**
 * Returns whether an address is reserved: its former owner can still restore it. An intruder in their
 * account could otherwise take the address, and the link to restore it.
 * @param email an address that `userId` has in this transaction, so that a change that freed it is visible
 */
export async function isKeptAfterUse(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const [link] = await tx
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.purpose, "restore_email"),
        eq(mailedLinks.email, email),
        ne(mailedLinks.userId, userId),
        gt(mailedLinks.expiresAt, new Date()),
      ),
    )
    .limit(1);
  return link !== undefined;
}

const isValid = (secret: string, purposes: readonly LinkPurpose[]) =>
  and(
    eq(mailedLinks.secretHash, hashLinkSecret(secret)),
    inArray(mailedLinks.purpose, [...purposes]),
    gt(mailedLinks.expiresAt, new Date()),
  );

/** Returns the address of a valid link's person. */
export async function findLinkOwner(
  secret: string,
  purposes: readonly LinkPurpose[],
  db: Executor = database(),
): Promise<{ userId: string; email: string } | null> {
  const [owner] = await db
    .select({ userId: users.id, email: users.email })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .where(isValid(secret, purposes));
  return owner ?? null;
}

export type TakenLink = NonNullable<Awaited<ReturnType<typeof takeLink>>>;

/** Uses up a link and locks its person's row. @returns null if it is no longer valid */
export async function takeLink(tx: Transaction, secret: string, purposes: readonly LinkPurpose[]) {
  const owner = await findLinkOwner(secret, purposes, tx);
  if (!owner) return null;
  // Locked before the link, in the same order as by changes of the password or address.
  const [user] = await tx
    .select({
      id: users.id,
      accountId: users.accountId,
      parentUserId: users.parentUserId,
      email: users.email,
      emailVerified: users.emailVerified,
      name: userProfiles.name,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, owner.userId))
    .for("no key update", { of: users });
  const [link] = await tx.delete(mailedLinks).where(isValid(secret, purposes)).returning({
    purpose: mailedLinks.purpose,
    email: mailedLinks.email,
    expiresAt: mailedLinks.expiresAt,
  });
  return user && link ? { user, ...link } : null;
}

const adder = alias(users, "adder");
const adderProfile = alias(userProfiles, "adder_profile");

/** Returns the content of a link's email; null if the link has ended meanwhile. */
export async function findMailedLink(linkId: string, db: Executor = database()) {
  const [link] = await db
    .select({
      purpose: mailedLinks.purpose,
      email: mailedLinks.email,
      hasPassword: sql<boolean>`${users.password} is not null`,
      authProvider: users.authProvider,
      addedBy: sql<string | null>`coalesce(${adderProfile.name}, ${adder.email})`,
    })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .leftJoin(adder, eq(adder.id, users.parentUserId))
    .leftJoin(adderProfile, eq(adderProfile.userId, adder.id))
    .where(and(eq(mailedLinks.id, linkId), gt(mailedLinks.expiresAt, new Date())));
  return link ?? null;
}
