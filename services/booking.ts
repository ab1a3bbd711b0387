import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { database, type Executor, type Transaction } from "#db/client.ts";
import { ofAccount, type OwnedRead, readEach } from "#db/owned-read.ts";
import { busyTimesOfAccount } from "#db/queries/calendars.ts";
import { listingOfAccount, lockListing } from "#db/queries/listings.ts";
import { openHousesOfAccount } from "#db/queries/open-houses.ts";
import { showingDaysOfAccount, showingSettingsOfAccount } from "#db/queries/showing-settings.ts";
import { expireShowings, heldTimesOfAccount, type HeldRow } from "#db/queries/showings.ts";
import { found, isExclusionViolation, NO_PROPERTY } from "#lib/errors.ts";
import { statusNow } from "#lib/listing/status.ts";
import {
  freeTimes,
  type FreeTimesQuestion,
  type HeldTime,
  overlaps,
} from "#lib/showings/free-times.ts";
import { TimeTakenError } from "#lib/showings/time-taken.ts";

const MINUTE_MS = 60_000;

export const bookingReads = {
  listing: listingOfAccount,
  settings: showingSettingsOfAccount,
  days: showingDaysOfAccount,
  held: heldTimesOfAccount,
  openHouses: openHousesOfAccount,
  calendars: busyTimesOfAccount,
};

export type Booking = {
  [Name in keyof typeof bookingReads]: (typeof bookingReads)[Name] extends OwnedRead<infer T>
    ? T
    : never;
};

/** This showing's own time counts as free. */
interface BookingExclusions {
  besides?: string;
}

/** Reads everything that decides an account's free times at a moment. */
export const readBooking = (accountId: string, now: Date, db?: Executor): Promise<Booking> =>
  readEach(bookingReads, ofAccount(accountId), { db, values: { now: now.toISOString() } });

const timeZoneOf = ({ listing }: Booking) => found(listing, NO_PROPERTY).timeZone;

/** Returns whether buyers can request showings: only while the home is active. */
export const isOpen = ({ listing, settings }: Booking, now: Date): boolean =>
  settings.isOpen && listing !== null && statusNow(listing, now) === "active";

/**
 * Returns the times when the host's own calendar is busy. Without a chosen host, every member's
 * calendar counts.
 */
export const busyByCalendar = ({
  calendars,
  settings: { hostId },
}: Pick<Booking, "calendars" | "settings">): HeldTime[] =>
  calendars
    .filter(({ userId }) => hostId === null || userId === hostId)
    .flatMap(({ busy }) =>
      busy.map(([start, end]) => ({ startsAt: new Date(start), until: new Date(end) })),
    );

function questionOf(read: Booking, now: Date, { besides }: BookingExclusions): FreeTimesQuestion {
  const { settings, days, held, openHouses } = read;
  const isBlock = ({ state }: HeldRow) => state === "blocked";
  const others = held.filter(({ id }) => id !== besides);
  const pause = settings.pauseMinutes * MINUTE_MS;
  const houses = openHouses.map(({ startsAt, endsAt }) => ({
    startsAt,
    until: new Date(endsAt.getTime() + pause),
  }));
  return {
    ...settings,
    ...{ timeZone: timeZoneOf(read), days, now },
    showings: others.filter((row) => !isBlock(row)),
    busy: [...others.filter(isBlock), ...houses, ...busyByCalendar(read)],
  };
}

/** Returns the times that are free now, whether or not showings are open to buyers. */
export const currentFreeTimes = (
  read: Booking,
  now: Date,
  besides: BookingExclusions = {},
): Date[] => freeTimes(questionOf(read, now, besides));

/** Returns a showing's time columns for a start. */
export function timesOf(startsAt: Date, { settings }: Booking) {
  const endsAt = new Date(startsAt.getTime() + settings.lengthMinutes * MINUTE_MS);
  const heldUntil = new Date(endsAt.getTime() + settings.pauseMinutes * MINUTE_MS);
  return { startsAt, endsAt, heldUntil };
}

/**
 * Checks that a buyer can choose a time now.
 * @throws TimeTakenError
 */
export function requireFree(
  read: Booking,
  startsAt: Date,
  now: Date,
  besides: BookingExclusions = {},
): ReturnType<typeof timesOf> {
  const free = currentFreeTimes(read, now, besides);
  if (!free.some((time) => +time === +startsAt)) {
    throw new TimeTakenError(free, timeZoneOf(read), { wanted: startsAt });
  }
  return timesOf(startsAt, read);
}

/**
 * Checks that nothing else is at a time. Sellers may choose any such time, whatever hours and
 * notice buyers must keep. A blocked time (`isBlock`) may overlap the seller's own calendar.
 * @throws TimeTakenError
 */
export function assertNotHeld(
  read: Booking,
  time: { startsAt: Date; heldUntil: Date },
  now: Date,
  { lead, isBlock = false, ...besides }: BookingExclusions & { lead: string; isBlock?: boolean },
): void {
  const asked = isBlock ? { ...read, calendars: [] } : read;
  const { showings, busy } = questionOf(asked, now, besides);
  if (!overlaps({ startsAt: time.startsAt, until: time.heldUntil }, [...showings, ...busy])) return;
  const { startsAt: wanted } = time;
  throw new TimeTakenError(currentFreeTimes(read, now, besides), timeZoneOf(read), {
    wanted,
    lead,
  });
}

export interface Locked extends Booking {
  tx: Transaction;
  listing: NonNullable<Booking["listing"]> & { id: string };
  now: Date;
}

// Requests for one home's lock wait here rather than in the database, so they use one connection of
// this process.
const queues = new Map<string, { limit: LimitFunction; length: number }>();

async function inQueue<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  const line = queues.get(accountId) ?? { limit: pLimit(1), length: 0 };
  queues.set(accountId, line);
  line.length += 1;
  try {
    return await line.limit(work);
  } finally {
    line.length -= 1;
    if (line.length === 0) queues.delete(accountId);
  }
}

/**
 * Runs a change of an account's showings while the home is locked, so that two showings never get
 * one time. First ends requests that weren't answered in time. A database constraint prevents
 * double booking too.
 * @throws AppError `not_found` without a property, TimeTakenError, and what the work throws
 */
export async function withShowings<T>(
  accountId: string,
  now: Date,
  work: (locked: Locked) => Promise<T>,
): Promise<T> {
  try {
    return await inQueue(accountId, () =>
      database().transaction(async (tx) => {
        const { id } = await lockListing(tx, accountId, now);
        await expireShowings(tx, id, now);
        const read = await readBooking(accountId, now, tx);
        return work({ ...read, tx, now, listing: { ...found(read.listing, NO_PROPERTY), id } });
      }),
    );
  } catch (error) {
    if (!isExclusionViolation(error)) throw error;
    const read = await readBooking(accountId, now);
    throw new TimeTakenError(currentFreeTimes(read, now), timeZoneOf(read));
  }
}
