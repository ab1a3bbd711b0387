import { and, asc, desc, eq, exists, gt, isNull, sql } from "drizzle-orm";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  listingChanges,
  listings,
  openHouseFollowUps,
  openHouseLinks,
  openHouses,
  openHouseVisitors,
  properties,
} from "#db/schema/index.ts";
import { AppError, notFound } from "#lib/errors.ts";
import { CHANGED } from "./form-revisions.ts";
import { lockListing } from "./listings.ts";
import { cancelOpenHouses } from "./open-house-cancellation.ts";
import { assertNoOverlap, assertBelowLimit } from "./open-house-times.ts";

export type OpenHouse = Pick<
  typeof openHouses.$inferSelect,
  "id" | "startsAt" | "endsAt" | "remarks" | "isPublic"
>;

export const NO_OPEN_HOUSE = "Open house not found.";
const IS_OVER = "This open house is over, so it can't be changed.";
const ENDED =
  "This open house is over now, so it can't be canceled. Deleting it also deletes its sign-ins.";
const HAS_VISITORS =
  "Visitors have already signed in, so it can't be canceled. Close its sign-in sheet instead.";
const MAX_LISTED = 200;

/** Upcoming open houses, also by invitation, the next first, without canceled ones. */
export const openHousesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouses.id,
        startsAt: openHouses.startsAt,
        endsAt: openHouses.endsAt,
        remarks: openHouses.remarks,
        isPublic: openHouses.isPublic,
      })
      .from(openHouses)
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          gt(openHouses.endsAt, sql.placeholder("now")),
          isNull(openHouses.cancelledAt),
        ),
      )
      .orderBy(asc(openHouses.startsAt)),
  (rows): OpenHouse[] => rows,
);

/** The visitor agreed to emails, and no email was sent to that address. */
export const needsFollowUp = sql`${openHouseVisitors.mayWrite} and ${openHouseVisitors.email} is not null
  and ${openHouseVisitors.stoppedAt} is null and ${openHouseVisitors.followUpId} is null
  and not exists (
    select from ${openHouseVisitors} other
    where other.open_house_id = ${openHouseVisitors.openHouseId}
      and other.email = ${openHouseVisitors.email} and other.follow_up_id is not null)`;

/** Whether the listing was active at any time of an open house, by its recorded statuses. */
export const wasListingActive = sql<boolean>`exists (
  select from ${listingChanges} c
  where c.listing_id = ${openHouses.listingId} and c.status = 'active' and c.at < ${openHouses.endsAt}
    and not exists (
      select from ${listingChanges} later
      where later.listing_id = c.listing_id and later.id > c.id and later.at <= ${openHouses.startsAt}))`;

const countOf = (which = sql`true`) =>
  sql<number>`(select count(*)::int from ${openHouseVisitors}
    where ${openHouseVisitors.openHouseId} = ${openHouses.id} and ${which})`;
const linkOf = <T>(column: "id" | "ended_at", purpose: "sheet" | "invitation") =>
  sql<T | null>`(select l.${sql.identifier(column)} from ${openHouseLinks} l
    where l.open_house_id = ${openHouses.id} and l.purpose = ${sql.raw(`'${purpose}'`)})`;

/** Every open house, past ones included and canceled ones not, the latest first, with its links. */
export const openHouseRecordsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouses.id,
        startsAt: openHouses.startsAt,
        endsAt: openHouses.endsAt,
        remarks: openHouses.remarks,
        isPublic: openHouses.isPublic,
        revision: openHouses.revision,
        wasListingActive: wasListingActive.as("was_listing_active"),
        peopleCame: openHouses.peopleCame,
        notes: openHouses.notes,
        visitors: countOf(),
        toWrite: sql<number>`(
          select count(distinct ${openHouseVisitors.email})::int from ${openHouseVisitors}
          where ${openHouseVisitors.openHouseId} = ${openHouses.id} and ${needsFollowUp})`,
        sheetLinkId: linkOf<string>("id", "sheet"),
        sheetEndedAt: linkOf<Date>("ended_at", "sheet").mapWith(openHouseLinks.endedAt),
        invitationLinkId: linkOf<string>("id", "invitation"),
      })
      .from(openHouses)
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(and(eq(properties.userId, accountId), isNull(openHouses.cancelledAt)))
      .orderBy(desc(openHouses.startsAt))
      .limit(MAX_LISTED),
  (rows) => rows,
);
export type StoredOpenHouse = ReturnType<typeof openHouseRecordsOfAccount.view>[number];

export const followUpsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouseFollowUps.id,
        openHouseId: openHouseFollowUps.openHouseId,
        subject: openHouseFollowUps.subject,
        sentAt: openHouseFollowUps.sentAt,
        sentTo: openHouseFollowUps.sentTo,
      })
      .from(openHouseFollowUps)
      .innerJoin(openHouses, eq(openHouses.id, openHouseFollowUps.openHouseId))
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId))
      .orderBy(desc(openHouseFollowUps.sentAt))
      .limit(MAX_LISTED),
  (rows) => rows,
);

/** An open house as requested. `holdsBoth`: despite an overlap. */
export type OpenHouseChanges = Omit<OpenHouse, "id"> & { holdsBoth: boolean };

/**
 * Adds an open house.
 * @throws AppError `not_found` without a property, `conflict` at the limit or for an overlap
 */
export async function addOpenHouse(
  accountId: string,
  { holdsBoth, ...added }: OpenHouseChanges,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const listing = await lockListing(tx, accountId, now);
    const asked = { ...added, holdsBoth, now };
    await assertBelowLimit(tx, listing, asked);
    await assertNoOverlap(tx, listing, asked);
    await tx.insert(openHouses).values({ listingId: listing.id, ...added });
  });
}

/**
 * Locks an account's open house until the transaction ends, with its listing.
 * @throws AppError `not_found` for one that the account doesn't have or that is canceled
 */
export async function lockOpenHouse(tx: Transaction, accountId: string, id: string, now: Date) {
  const listing = await lockListing(tx, accountId, now);
  const [row] = await tx
    .select()
    .from(openHouses)
    .where(
      and(
        eq(openHouses.id, id),
        eq(openHouses.listingId, listing.id),
        isNull(openHouses.cancelledAt),
      ),
    )
    .for("update");
  if (!row) throw notFound(NO_OPEN_HOUSE);
  return { openHouse: row, listing };
}

function assertRevision(
  { revision, updatedAt, ...openHouse }: typeof openHouses.$inferSelect,
  basedOn: number | undefined,
): void {
  if (basedOn === undefined || basedOn === revision) return;
  const { startsAt, endsAt, remarks, isPublic, peopleCame, notes } = openHouse;
  const current = { startsAt, endsAt, remarks, isPublic, peopleCame, notes };
  const conflict = { revision, at: updatedAt.toISOString(), by: null, current };
  throw new AppError("conflict", CHANGED, { conflict });
}

interface OpenHouseEdit {
  /** Returns the new values from the old ones and the home's time zone; may throw. */
  read: (saved: OpenHouse, timeZone: string) => OpenHouseChanges;
  /** The revision that the change is based on; undefined replaces any. */
  basedOn: number | undefined;
}

/**
 * Changes an open house; a new time increments its sequence.
 * @throws AppError `not_found` for one that the account doesn't have, `conflict` for a past one, an
 * overlap, or one that was changed since
 */
export async function changeOpenHouse(
  accountId: string,
  id: string,
  { read, basedOn }: OpenHouseEdit,
  now: Date,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { openHouse, listing } = await lockOpenHouse(tx, accountId, id, now);
    if (openHouse.endsAt <= now) throw new AppError("conflict", IS_OVER);
    assertRevision(openHouse, basedOn);
    const { holdsBoth, ...changed } = read(openHouse, listing.timeZone);
    const asked = { ...changed, holdsBoth, now, except: id };
    await assertBelowLimit(tx, listing, asked);
    const isMoved =
      changed.startsAt.getTime() !== openHouse.startsAt.getTime() ||
      changed.endsAt.getTime() !== openHouse.endsAt.getTime();
    // Existing overlaps were accepted before.
    if (isMoved) await assertNoOverlap(tx, listing, asked);
    const sequence = openHouse.sequence + (isMoved ? 1 : 0);
    await tx
      .update(openHouses)
      .set({ ...changed, sequence, revision: openHouse.revision + 1 })
      .where(eq(openHouses.id, id));
  });
}

/**
 * Cancels an open house, which calendars see for a while; deletes a past one with its visitors.
 * @param options.seenOver whether the person saw that it is over
 * @throws AppError `not_found` for one that the account doesn't have, `conflict` for one with sign-ins, or
 * one that ended since the person saw it
 */
export async function deleteOpenHouse(
  accountId: string,
  id: string,
  { seenOver, now }: { seenOver: boolean | undefined; now: Date },
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { openHouse, listing } = await lockOpenHouse(tx, accountId, id, now);
    if (openHouse.endsAt <= now) {
      if (seenOver === false) throw new AppError("conflict", ENDED);
      await tx.delete(openHouses).where(eq(openHouses.id, id));
      return;
    }
    const hasVisitors = await tx.$count(openHouseVisitors, eq(openHouseVisitors.openHouseId, id));
    if (hasVisitors > 0) throw new AppError("conflict", HAS_VISITORS);
    await cancelOpenHouses(tx, listing.id, [id], now);
  });
}

/** Returns the condition that an open house is the account's and not canceled. */
export function ownOpenHouse(db: Executor, accountId: string, id: string) {
  const own = db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(listings.id, openHouses.listingId), eq(properties.userId, accountId)));
  return and(eq(openHouses.id, id), isNull(openHouses.cancelledAt), exists(own));
}

/**
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` for an open house that the account doesn't have, `conflict` if it was changed
 * since
 */
export async function saveOpenHouseNotes(
  accountId: string,
  id: string,
  entered: { peopleCame: number | null; notes: string },
  basedOn?: number,
  db: Executor = database(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const [openHouse] = await tx
      .select()
      .from(openHouses)
      .where(ownOpenHouse(tx, accountId, id))
      .for("update");
    if (!openHouse) throw notFound(NO_OPEN_HOUSE);
    assertRevision(openHouse, basedOn);
    const revision = openHouse.revision + 1;
    await tx
      .update(openHouses)
      .set({ ...entered, revision })
      .where(eq(openHouses.id, id));
  });
}
