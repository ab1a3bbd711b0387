import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { database, type Executor } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import {
  busyCalendars,
  calendarFeeds,
  listings,
  offers,
  offerSubmissions,
  openHouses,
  properties,
  showings,
  users,
} from "#db/schema/index.ts";
import { SHOWING_STATE_KEYS, SHOWING_STATES } from "#lib/fields/showings.ts";
import type { CalendarFailure } from "#lib/fields/calendars.ts";
import type { BusyAnswer } from "#lib/showings/busy-times.ts";

const HOLDING = SHOWING_STATE_KEYS.filter((state) => SHOWING_STATES[state].holds);
const ENDED = SHOWING_STATE_KEYS.filter(
  (state) => !SHOWING_STATES[state].holds && state !== "spam",
);
const MAX_EVENTS = 500;
/** A feed's last read is recorded at most this often. */
const NOTED_MS = 10 * 60 * 1000;

export const feedOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, id)),
  ([row]) => row ?? null,
);
export type Feed = ReturnType<typeof feedOfPerson.view>;

/** Creates a person's calendar feed and replaces the previous one. */
export async function saveFeed(
  userId: string,
  secretHash: string,
  createdAt: Date,
  db: Executor = database(),
): Promise<void> {
  const made = { secretHash, createdAt, lastReadAt: null };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: made });
}

export async function deleteFeed(userId: string, db: Executor = database()): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Returns the person and home of a feed's secret; null for an unknown one. */
export async function findFeed(secretHash: string, db: Executor = database()) {
  const [found] = await db
    .select({
      userId: calendarFeeds.userId,
      listingId: listings.id,
      addressLine1: properties.addressLine1,
      addressLine2: properties.addressLine2,
      city: properties.city,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(properties, eq(properties.userId, users.accountId))
    .leftJoin(listings, eq(listings.propertyId, properties.id))
    .where(eq(calendarFeeds.secretHash, secretHash));
  return found ?? null;
}
export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** Records that a program has read a feed. */
export async function recordFeedRead(
  userId: string,
  at: Date,
  db: Executor = database(),
): Promise<void> {
  const long = new Date(at.getTime() - NOTED_MS);
  const isNews = or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, long));
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(and(eq(calendarFeeds.userId, userId), isNews));
}

/** Returns a listing's showings since a day, and those canceled since then. */
export async function showingsForCalendar(
  listingId: string,
  since: Date,
  db: Executor = database(),
) {
  return db
    .select({
      id: showings.id,
      state: showings.state,
      answerBy: showings.answerBy,
      startsAt: showings.startsAt,
      endsAt: showings.endsAt,
      byVideo: showings.byVideo,
      name: showings.name,
      calendarId: showings.calendarId,
      sequence: showings.sequence,
      updatedAt: showings.updatedAt,
    })
    .from(showings)
    .where(
      and(
        eq(showings.listingId, listingId),
        gt(showings.startsAt, since),
        or(
          inArray(showings.state, HOLDING),
          and(inArray(showings.state, ENDED), gt(showings.updatedAt, since)),
        ),
      ),
    )
    .orderBy(desc(showings.startsAt), desc(showings.id))
    .limit(MAX_EVENTS);
}
export type CalendarShowing = Awaited<ReturnType<typeof showingsForCalendar>>[number];

/** Returns a listing's open houses since a day, including canceled ones that are still stored. */
export async function openHousesForCalendar(
  listingId: string,
  since: Date,
  db: Executor = database(),
) {
  return db
    .select({
      id: openHouses.id,
      startsAt: openHouses.startsAt,
      endsAt: openHouses.endsAt,
      isPublic: openHouses.isPublic,
      sequence: openHouses.sequence,
      cancelledAt: openHouses.cancelledAt,
      updatedAt: openHouses.updatedAt,
    })
    .from(openHouses)
    .where(and(eq(openHouses.listingId, listingId), gt(openHouses.startsAt, since)))
    .orderBy(desc(openHouses.startsAt), desc(openHouses.id))
    .limit(MAX_EVENTS);
}
export type CalendarOpenHouse = Awaited<ReturnType<typeof openHousesForCalendar>>[number];

/** Returns a listing's confirmed offers from buyers with a deadline since a day. */
export async function offersForCalendar(listingId: string, since: Date, db: Executor = database()) {
  return db
    .select({
      id: offers.id,
      status: offers.sellerStatus,
      expiresAt: sql<Date>`${offers.expiresAt}`.mapWith(offers.expiresAt),
      turns: db.$count(offerSubmissions, eq(offerSubmissions.offerId, offers.id)),
      updatedAt: offers.updatedAt,
    })
    .from(offers)
    .innerJoin(listings, eq(listings.propertyId, offers.propertyId))
    .where(
      and(eq(listings.id, listingId), isNotNull(offers.sellerStatus), gt(offers.expiresAt, since)),
    )
    .orderBy(desc(offers.expiresAt), desc(offers.id))
    .limit(MAX_EVENTS);
}
export type CalendarOffer = Awaited<ReturnType<typeof offersForCalendar>>[number];

/** A person's own calendar, as stored; null if none is connected. */
export const busyCalendarOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({
        userId: busyCalendars.userId,
        address: busyCalendars.address,
        busy: busyCalendars.busy,
        skipped: busyCalendars.skipped,
        readAt: busyCalendars.readAt,
        failure: busyCalendars.failure,
      })
      .from(busyCalendars)
      .where(eq(busyCalendars.userId, id)),
  ([row]) => row ?? null,
);
export type BusyCalendar = NonNullable<ReturnType<typeof busyCalendarOfPerson.view>>;

/** The busy times of each person of an account with a connected calendar. */
export const busyTimesOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ userId: busyCalendars.userId, busy: busyCalendars.busy })
      .from(busyCalendars)
      .innerJoin(users, eq(users.id, busyCalendars.userId))
      .where(eq(users.accountId, accountId))
      .orderBy(asc(busyCalendars.userId)),
  (rows) => rows,
);

/** Stores a person's own calendar and replaces any other. */
export async function saveBusyCalendar(
  userId: string,
  { at, ...found }: BusyAnswer & { address: string; at: Date },
  db: Executor = database(),
): Promise<void> {
  const read = { ...found, readAt: at, triedAt: at, failure: null };
  await db
    .insert(busyCalendars)
    .values({ userId, ...read })
    .onConflictDoUpdate({ target: busyCalendars.userId, set: read });
}

/**
 * Stores a new reading, or why it failed and keeps the old one. Does nothing if the calendar was removed or
 * replaced meanwhile.
 */
export async function saveFetchResult(
  { userId, address }: Pick<BusyCalendar, "userId" | "address">,
  outcome: BusyAnswer | { failure: CalendarFailure },
  at: Date,
  db: Executor = database(),
): Promise<void> {
  const read =
    "busy" in outcome ? { ...outcome, readAt: at, failure: null } : { failure: outcome.failure };
  await db
    .update(busyCalendars)
    .set({ ...read, triedAt: at })
    .where(and(eq(busyCalendars.userId, userId), eq(busyCalendars.address, address)));
}

export async function removeBusyCalendar(userId: string, db: Executor = database()): Promise<void> {
  await db.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
}

/** Returns calendars not read since a time, the longest ago first, with the home's place. */
export const findOldBusyCalendars = (since: Date, most: number, db: Executor = database()) =>
  db
    .select({
      userId: busyCalendars.userId,
      address: busyCalendars.address,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
    })
    .from(busyCalendars)
    .innerJoin(users, eq(users.id, busyCalendars.userId))
    .leftJoin(properties, eq(properties.userId, users.accountId))
    .where(lt(busyCalendars.triedAt, since))
    .orderBy(asc(busyCalendars.triedAt))
    .limit(most);
