import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  accountDeletions,
  descriptionVersions,
  documents,
  inquiries,
  listings,
  offers,
  photos,
  properties,
  showings,
  subscriptions,
  users,
} from "#db/schema/index.ts";
import type { DeletionMailAbout } from "#lib/fields/account-deletion.ts";
import { mailMode } from "#server/mail/mode.ts";

/** When an account's deletion was requested and is due, or null. */
export const deletionOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        requestedAt: accountDeletions.requestedAt,
        deletesAt: accountDeletions.deletesAt,
      })
      .from(accountDeletions)
      .where(eq(accountDeletions.accountId, accountId)),
  ([row]) => row ?? null,
);

const ofAccount = sql`account_id = ${users.id}`;
const ofProperty = sql`property_id = ${properties.id}`;
const ofListing = sql`listing_id = ${listings.id}`;
const countOf = (table: PgTable, which: SQL) =>
  sql<number>`(select count(*)::int from ${table} t where t.${which})`;

/** What an account has, counted by kind. */
export const contentsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        homes: sql<number>`(${properties.id} is not null)::int`,
        descriptions: countOf(descriptionVersions, ofProperty),
        photos: countOf(photos, ofAccount),
        documents: countOf(documents, ofAccount),
        showings: countOf(showings, sql`${ofListing} and t.state not in ('blocked', 'spam')`),
        messages: countOf(inquiries, ofListing),
        offers: countOf(
          offers,
          sql`${ofProperty} and (t.secret_hash is null or t.seller_status is not null)`,
        ),
        people: countOf(users, ofAccount),
        hasPlan: sql<boolean>`coalesce(${subscriptions.expirationDate} > now(), false)`,
      })
      .from(users)
      .leftJoin(properties, eq(properties.userId, users.id))
      .leftJoin(listings, eq(listings.propertyId, properties.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(eq(users.id, accountId)),
  ([row]) => row ?? null,
);

export const isDeletionRequested = async (
  accountId: string,
  db: Executor = database(),
): Promise<boolean> =>
  (await db.$count(accountDeletions, eq(accountDeletions.accountId, accountId))) > 0;

const renews = (accountId: string) => sql<boolean>`exists (
  select from ${subscriptions} s
  where s.user_id = ${accountId} and s.given_reason is null and not s.is_ending
    and s.expiration_date > now())`;

/** @returns false if the deletion was requested before */
export async function insertDeletion(
  tx: Transaction,
  deletion: { accountId: string; requestedAt: Date; deletesAt: Date },
): Promise<boolean> {
  const added = await tx
    .insert(accountDeletions)
    .values({ ...deletion, stopsRenewal: renews(deletion.accountId) })
    .onConflictDoNothing()
    .returning({ accountId: accountDeletions.accountId });
  return added.length > 0;
}

/** @returns what was removed; null if no deletion is requested, or the account was just deleted */
export async function removeDeletion(
  tx: Transaction,
  accountId: string,
): Promise<{ stopsRenewal: boolean } | null> {
  const [removed] = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.accountId, accountId))
    .returning({ stopsRenewal: accountDeletions.stopsRenewal });
  return removed ?? null;
}

/** Returns accounts whose deletion is due. */
export async function findDueDeletions(now: Date, most: number): Promise<string[]> {
  const due = await database()
    .select({ accountId: accountDeletions.accountId })
    .from(accountDeletions)
    .where(lte(accountDeletions.deletesAt, now))
    .orderBy(asc(accountDeletions.deletesAt))
    .limit(most);
  return due.map(({ accountId }) => accountId);
}

/**
 * Locks a due deletion until the transaction ends, so that the account can't be kept meanwhile.
 * @returns false if the account was kept
 */
export async function lockDueDeletion(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const locked = await tx
    .select({ accountId: accountDeletions.accountId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.accountId, accountId), lte(accountDeletions.deletesAt, now)))
    .for("update");
  return locked.length > 0;
}

/** Marks the deletions due by a moment as reminded of. @returns their accounts */
export async function claimReminders(
  tx: Transaction,
  { until, now }: { until: Date; now: Date },
): Promise<string[]> {
  const claimed = await tx
    .update(accountDeletions)
    .set({ remindedAt: now })
    .where(and(lte(accountDeletions.deletesAt, until), isNull(accountDeletions.remindedAt)))
    .returning({ accountId: accountDeletions.accountId });
  return claimed.map(({ accountId }) => accountId);
}

/** Queues an email about the account's deletion to everyone on it. */
export async function mailEveryone(
  tx: Transaction,
  accountId: string,
  about: DeletionMailAbout,
): Promise<void> {
  if (mailMode() === "none") return;
  const people = await tx
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.accountId, accountId));
  await addJobs(
    tx,
    "mail",
    people.map(({ userId }) => ({ kind: "account_deletion", userId, about })),
  );
}

/** Returns what emails about an account's deletion say to a person; null for a deleted person. */
export async function findDeletionMail(userId: string, db: Executor = database()) {
  const [row] = await db
    .select({
      email: users.email,
      isAdmin: sql<boolean>`${users.parentUserId} is null`,
      deletesAt: accountDeletions.deletesAt,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(users)
    .leftJoin(accountDeletions, eq(accountDeletions.accountId, users.accountId))
    .leftJoin(properties, eq(properties.userId, users.accountId))
    .where(eq(users.id, userId));
  return row ?? null;
}
