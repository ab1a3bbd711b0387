import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { addJobs } from "#db/jobs.ts";
import {
  listings,
  openHouseFollowUps,
  openHouses,
  openHouseVisitors,
  properties,
} from "#db/schema/index.ts";
import { hasConfirmedAddress, isConfirmedAddress } from "./email-addresses.ts";
import { homePlace } from "./home-place.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { MAX_VISITORS } from "#lib/fields/open-houses.ts";
import { takenDownSentence } from "#lib/listing/taken-down.ts";
import type { FollowUpInput, SheetEntryInput } from "#lib/schemas/open-houses.ts";
import { hashLinkSecret, createLinkSecret } from "#server/link-secret.ts";
import {
  lockOpenHouse,
  needsFollowUp,
  NO_OPEN_HOUSE,
  ownOpenHouse,
  wasListingActive,
} from "./open-houses.ts";

const FULL = "This sign-in sheet is full.";
const NOT_OVER = "You can send follow-ups when the open house is over.";
const NO_VISITOR_WITH_EMAIL = "There's no one left to send a follow-up to.";
const NOT_CONFIRMED = "Confirm your email to send follow-ups.";
const NOT_ACTIVE =
  "You can send follow-ups only for an open house that took place while your listing was active.";
const NOT_FROM_THIS_PERSON = "Choose a confirmed email address on your account.";

/**
 * Stores a sign-in; a repeat from the tablet isn't stored again.
 * @throws AppError `not_found` for a deleted open house, `conflict` at the limit
 */
export async function addVisitor(
  openHouseId: string,
  { id: entryId, ...entry }: Omit<SheetEntryInput, "signedAt"> & { signedAt: Date },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialized, so that concurrent sign-ins can't exceed the limit.
    const [openHouse] = await tx
      .select({ id: openHouses.id })
      .from(openHouses)
      .where(eq(openHouses.id, openHouseId))
      .for("no key update");
    if (!openHouse) throw notFound(NO_OPEN_HOUSE);
    const ofOpenHouse = eq(openHouseVisitors.openHouseId, openHouseId);
    const isKnown = await tx.$count(
      openHouseVisitors,
      and(ofOpenHouse, eq(openHouseVisitors.entryId, entryId)),
    );
    if (isKnown > 0) return;
    if ((await tx.$count(openHouseVisitors, ofOpenHouse)) >= MAX_VISITORS) {
      throw new AppError("conflict", FULL);
    }
    await tx.insert(openHouseVisitors).values({ openHouseId, entryId, ...entry });
  });
}

/**
 * Returns the visitors of an account's open house, in order of arrival.
 * @throws AppError `not_found` for an open house that the account doesn't have
 */
export async function visitorsOfOpenHouse(
  accountId: string,
  openHouseId: string,
  db: Executor = database(),
) {
  const rows = await db
    .select({
      startsAt: openHouses.startsAt,
      place: homePlace,
      visitor: {
        id: openHouseVisitors.id,
        name: openHouseVisitors.name,
        email: openHouseVisitors.email,
        phone: openHouseVisitors.phone,
        hasAgent: openHouseVisitors.hasAgent,
        agentName: openHouseVisitors.agentName,
        mayWrite: openHouseVisitors.mayWrite,
        signedAt: openHouseVisitors.signedAt,
        stoppedAt: openHouseVisitors.stoppedAt,
      },
      writtenAt: openHouseFollowUps.sentAt,
    })
    .from(openHouses)
    .innerJoin(listings, eq(listings.id, openHouses.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(openHouseVisitors, eq(openHouseVisitors.openHouseId, openHouses.id))
    .leftJoin(openHouseFollowUps, eq(openHouseFollowUps.id, openHouseVisitors.followUpId))
    .where(ownOpenHouse(db, accountId, openHouseId))
    .orderBy(asc(openHouseVisitors.signedAt), asc(openHouseVisitors.id));
  const [first] = rows;
  if (!first) throw notFound(NO_OPEN_HOUSE);
  const visitors = rows.flatMap(({ visitor, writtenAt }) =>
    visitor ? [{ ...visitor, writtenAt }] : [],
  );
  return { startsAt: first.startsAt, place: first.place, visitors };
}

/** @throws AppError `not_found` for a visitor that the account doesn't have */
export async function deleteVisitor(
  accountId: string,
  openHouseId: string,
  visitorId: string,
  db: Executor = database(),
): Promise<void> {
  const own = db
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(ownOpenHouse(db, accountId, openHouseId));
  const deleted = await db
    .delete(openHouseVisitors)
    .where(and(eq(openHouseVisitors.id, visitorId), inArray(openHouseVisitors.openHouseId, own)))
    .returning({ id: openHouseVisitors.id });
  if (deleted.length === 0) throw notFound("Visitor not found.");
}

/** Returns the secret of a visitor's unsubscribe link. */
export const visitorSecret = (visitorId: string): string =>
  createLinkSecret(`open house visitor ${visitorId}`);

/**
 * Checks that a person may email strangers through Porchlight.
 * @param replyTo the address for replies
 * @throws AppError `forbidden` until they have confirmed their own email, `bad_request` if `replyTo` isn't
 * a confirmed address of the account
 */
export async function requireSender(
  { id, accountId }: { id: string; accountId: string },
  replyTo: string,
  db: Executor = database(),
): Promise<void> {
  if (!(await hasConfirmedAddress(id, db))) throw new AppError("forbidden", NOT_CONFIRMED);
  if (await isConfirmedAddress(accountId, replyTo, db)) return;
  throw new AppError("bad_request", NOT_FROM_THIS_PERSON, {
    fields: { replyTo: NOT_FROM_THIS_PERSON },
  });
}

/**
 * Queues an email to each visitor of an open house who agreed and hasn't got one; one per address.
 * @returns the number of emails
 * @throws AppError `not_found` for an open house that the account doesn't have; `conflict` if it isn't
 * over, took place while the listing wasn't active, or has no recipients left; `forbidden` while an
 * operator keeps the home from being public; and as `requireSender`
 */
export async function sendFollowUp(
  caller: { id: string; accountId: string },
  openHouseId: string,
  written: FollowUpInput,
  now: Date,
  db: Executor = database(),
): Promise<number> {
  return db.transaction(async (tx) => {
    const { openHouse, listing } = await lockOpenHouse(tx, caller.accountId, openHouseId, now);
    if (listing.takenDownReason !== null) {
      throw new AppError("forbidden", takenDownSentence(listing.takenDownReason));
    }
    await requireSender(caller, written.replyTo, tx);
    if (openHouse.endsAt > now) throw new AppError("conflict", NOT_OVER);
    if (!(await wasActive(tx, openHouseId))) throw new AppError("conflict", NOT_ACTIVE);
    const rows = await tx
      .select({ id: openHouseVisitors.id, email: openHouseVisitors.email })
      .from(openHouseVisitors)
      .where(and(eq(openHouseVisitors.openHouseId, openHouseId), needsFollowUp))
      .orderBy(asc(openHouseVisitors.signedAt), asc(openHouseVisitors.id));
    const mailed = [...new Map(rows.toReversed().map(({ id, email }) => [email, id])).values()];
    if (mailed.length === 0) throw new AppError("conflict", NO_VISITOR_WITH_EMAIL);
    const [added] = await tx
      .insert(openHouseFollowUps)
      .values({ openHouseId, ...written, sentTo: mailed.length, sentBy: caller.id, sentAt: now })
      .returning({ id: openHouseFollowUps.id });
    if (!added) throw new Error("The follow-up wasn't stored");
    for (const id of mailed) {
      await tx
        .update(openHouseVisitors)
        .set({
          followUpId: sql`${openHouseFollowUps.id}`,
          stopHash: hashLinkSecret(visitorSecret(id)),
        })
        .from(openHouseFollowUps)
        .where(and(eq(openHouseFollowUps.id, added.id), eq(openHouseVisitors.id, id)));
    }
    const jobs = mailed.map((visitorId) => ({ kind: "follow_up" as const, visitorId }));
    await addJobs(tx, "bulk_mail", jobs);
    return mailed.length;
  });
}

async function wasActive(tx: Transaction, openHouseId: string): Promise<boolean> {
  return (await tx.$count(openHouses, and(eq(openHouses.id, openHouseId), wasListingActive))) > 0;
}

/**
 * Returns the content of a visitor's email; null if the visitor is deleted, or while an operator keeps the
 * home from being public.
 */
export async function findFollowedUp(visitorId: string, db: Executor = database()) {
  const [found] = await db
    .select({
      accountId: properties.userId,
      name: openHouseVisitors.name,
      email: openHouseVisitors.email,
      mayWrite: openHouseVisitors.mayWrite,
      stoppedAt: openHouseVisitors.stoppedAt,
      subject: openHouseFollowUps.subject,
      message: openHouseFollowUps.message,
      replyTo: openHouseFollowUps.replyTo,
      startsAt: openHouses.startsAt,
      home: properties.addressLine1,
      place: homePlace,
    })
    .from(openHouseVisitors)
    .innerJoin(openHouseFollowUps, eq(openHouseFollowUps.id, openHouseVisitors.followUpId))
    .innerJoin(openHouses, eq(openHouses.id, openHouseVisitors.openHouseId))
    .innerJoin(listings, eq(listings.id, openHouses.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(openHouseVisitors.id, visitorId), isNull(listings.takenDownReason)));
  return found ?? null;
}

/**
 * Unsubscribes a visitor from the seller's emails, or subscribes them again, for all open houses of the
 * home with the same address.
 * @returns false for an unknown link
 */
export async function setVisitorMails(
  secret: string,
  wanted: boolean,
  db: Executor = database(),
): Promise<boolean> {
  const [visitor] = await db
    .select({ email: openHouseVisitors.email, listingId: openHouses.listingId })
    .from(openHouseVisitors)
    .innerJoin(openHouses, eq(openHouses.id, openHouseVisitors.openHouseId))
    .where(eq(openHouseVisitors.stopHash, hashLinkSecret(secret)));
  if (!visitor) return false;
  const ofHome = db
    .select({ id: openHouses.id })
    .from(openHouses)
    .where(eq(openHouses.listingId, visitor.listingId));
  await db
    .update(openHouseVisitors)
    .set({ stoppedAt: wanted ? null : sql`now()` })
    .where(
      and(
        inArray(openHouseVisitors.openHouseId, ofHome),
        eq(openHouseVisitors.email, visitor.email ?? ""),
      ),
    );
  return true;
}
