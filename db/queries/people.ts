import { and, asc, count, desc, eq, gt, inArray, max, or, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJobs, deleteJobsOf } from "#db/jobs.ts";
import {
  accounts,
  listings,
  listingSlugs,
  photoFiles,
  photos,
  plans,
  properties,
  secondFactors,
  sessions,
  showings,
  subscriptions,
  userProfiles,
  users,
  verificationTokens,
} from "#db/schema/index.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { mailMode } from "#server/mail/mode.ts";
import { lockHome } from "./clock-times.ts";
import { documentFilesOfAccount } from "./document-files.ts";
import { offerFilesOfAccount } from "./offer-files.ts";
import { hideEmailInActions } from "./operator-actions.ts";
import { deleteSessionsOf } from "./sessions.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Person {
  id: string;
  email: string;
  accountId: string;
  parentUserId: string | null;
}

const PERSON = {
  id: users.id,
  email: users.email,
  accountId: users.accountId,
  parentUserId: users.parentUserId,
};

/** Returns the person of an email or id, or the Admin of a listing's id or current or former address. */
export async function findPerson(text: string, db: Executor = database()): Promise<Person | null> {
  const named = text.trim().toLowerCase();
  const ofListing = (id: string) =>
    db
      .select({ id: properties.userId })
      .from(properties)
      .innerJoin(listings, eq(listings.propertyId, properties.id))
      .where(eq(listings.id, id));
  const ofSlug = db
    .select({ id: properties.userId })
    .from(properties)
    .innerJoin(listings, eq(listings.propertyId, properties.id))
    .innerJoin(listingSlugs, eq(listingSlugs.listingId, listings.id))
    .where(eq(listingSlugs.slug, named));
  const isNamed = UUID.test(named)
    ? or(eq(users.id, named), inArray(users.id, ofListing(named)))
    : or(eq(users.email, named), inArray(users.id, ofSlug));
  const [person] = await db.select(PERSON).from(users).where(isNamed).limit(1);
  return person ?? null;
}

/** Returns everyone of an account, the Admin first, with their login methods but no secrets. */
export function peopleOfAccount(accountId: string, db: Executor = database()) {
  const sessionsOf = db
    .select({
      userId: sessions.userId,
      open: count().as("open"),
      lastSignIn: max(sessions.createdAt).as("last_sign_in"),
      lastUse: max(sessions.lastUsedAt).as("last_use"),
    })
    .from(sessions)
    .where(gt(sessions.expiresAt, new Date()))
    .groupBy(sessions.userId)
    .as("of_person");
  return db
    .select({
      ...PERSON,
      name: userProfiles.name,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      hasPassword: sql<boolean>`${users.password} is not null`,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      providers: sql<string[]>`array(
        select a.provider from ${accounts} a where a.user_id = ${users.id} order by 1)`,
      sessions: sql<number>`coalesce(${sessionsOf.open}, 0)`.mapWith(Number),
      lastSignIn: sessionsOf.lastSignIn,
      lastUse: sessionsOf.lastUse,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(sessionsOf, eq(sessionsOf.userId, users.id))
    .where(eq(users.accountId, accountId))
    .orderBy(sql`${users.parentUserId} is not null`, asc(users.createdAt), asc(users.id));
}

/** Returns an account's plan, home and listing, as stored; null for an unknown account. */
export async function homeOfAccount(accountId: string, db: Executor = database()) {
  const slug = sql<string | null>`(
    select s.slug from ${listingSlugs} s where s.listing_id = ${listings.id}
    order by s.position desc limit 1)`;
  const [row] = await db
    .select({
      customerId: users.stripeCustomerId,
      subscriptionId: users.stripeSubscriptionId,
      planName: plans.name,
      planEndsAt: subscriptions.expirationDate,
      planGivenReason: subscriptions.givenReason,
      addressLine1: properties.addressLine1,
      addressLine2: properties.addressLine2,
      city: properties.city,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      listingId: listings.id,
      status: listings.status,
      activeOn: listings.activeOn,
      takenDownReason: listings.takenDownReason,
      slug,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(properties, eq(properties.userId, users.id))
    .leftJoin(listings, eq(listings.propertyId, properties.id))
    .where(eq(users.id, accountId));
  return row ?? null;
}

/** Returns the files of an account's photos, originals first. */
export const photoFilesToExport = (accountId: string, db: Executor = database()) =>
  db
    .select({
      name: photoFiles.name,
      photoId: photos.id,
      roomKey: photos.roomKey,
      isOriginal: photoFiles.isOriginal,
      width: photoFiles.width,
      bytes: photoFiles.bytes,
    })
    .from(photoFiles)
    .innerJoin(photos, eq(photos.id, photoFiles.photoId))
    .where(eq(photos.accountId, accountId))
    .orderBy(desc(photoFiles.isOriginal), photos.position, photoFiles.width, photoFiles.name);

/**
 * Deletes what no foreign key reaches about deleted people: their jobs, and their email in operators'
 * commands.
 */
export async function deletePeople(
  tx: Executor,
  people: readonly Pick<Person, "id" | "email">[],
): Promise<void> {
  await deleteJobsOf(tx, people);
  const emails = people.map(({ email }) => email);
  await tx.delete(verificationTokens).where(inArray(verificationTokens.identifier, emails));
  for (const person of people) await hideEmailInActions(tx, person);
}

/** Queues the emails to an account's buyers now, since no row is left once it is deleted. */
async function notifyBuyers(tx: Transaction, accountId: string, now: Date): Promise<void> {
  if (mailMode() === "none") return;
  const { addressLine1: home, state, zipCode, timeZone: chosenTimeZone } = properties;
  const coming = await tx
    .select({
      ...{ email: showings.email, name: showings.name, startsAt: showings.startsAt },
      ...{ home, state, zipCode, chosenTimeZone },
    })
    .from(showings)
    .innerJoin(listings, eq(listings.id, showings.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(properties.userId, accountId),
        inArray(showings.state, ["requested", "proposed", "confirmed"]),
        gt(showings.startsAt, now),
      ),
    );
  const mails = coming.flatMap(({ email, name, startsAt, home, ...place }) =>
    email
      ? [{ email, name, home, startsAt: startsAt.toISOString(), timeZone: timeZoneOfHome(place) }]
      : [],
  );
  await addJobs(
    tx,
    "mail",
    mails.map((mail) => ({ kind: "showing_gone", ...mail })),
  );
}

export interface DeletedAccount {
  emails: string[];
  /** Names of files, now orphaned. */
  photographs: string[];
  documents: string[];
}

/**
 * Deletes an account with all its people and data. The files of its photos, documents and offers are orphaned.
 * Notifies buyers with a showing.
 */
export async function deleteAccount(accountId: string, tx: Transaction): Promise<DeletedAccount> {
  // Before the people, like everything that changes the home.
  await lockHome(tx, accountId);
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.accountId, accountId))
    .for("update");
  const photographs = await photoFilesToExport(accountId, tx);
  const files = [
    ...(await documentFilesOfAccount(accountId, tx)),
    ...(await offerFilesOfAccount(accountId, tx)),
  ];
  await deleteSessionsOf(
    tx,
    people.map(({ id }) => id),
  );
  await deletePeople(tx, people);
  await notifyBuyers(tx, accountId, new Date());
  await tx.delete(users).where(eq(users.accountId, accountId));
  return {
    emails: people.map(({ email }) => email),
    photographs: photographs.map(({ name }) => name),
    documents: files.map(({ fileName }) => fileName),
  };
}
