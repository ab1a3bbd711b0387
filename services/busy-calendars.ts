import "server-only";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import {
  type BusyCalendar,
  busyCalendarOfPerson,
  findOldBusyCalendars,
  removeBusyCalendar,
  saveBusyCalendar,
  saveFetchResult,
} from "#db/queries/calendars.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { AppError, notFound } from "#lib/errors.ts";
import {
  CALENDAR_FAILURE_KEYS,
  CALENDAR_FAILURES,
  DAYS_OF_BUSY_TIMES,
} from "#lib/fields/calendars.ts";
import type { BusyCalendarView } from "#lib/schemas/calendars.ts";
import type { BusyAnswer } from "#lib/showings/busy-times.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { CalendarError, fetchCalendar } from "#server/calendar/fetch-calendar.ts";
import { readBusyTimes } from "#server/calendar/read-busy-times.ts";
import { decrypt, encrypt } from "#server/encryption.ts";
import { logError } from "#server/log.ts";
import { countAttempt } from "./limits.ts";

export { busyCalendarOfPerson };

const PURPOSE = "busy calendar";
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A bit less than the sweep's hour, so that each sweep refreshes every calendar. */
const OLD_MS = 50 * MINUTE_MS;
/** Per sweep. The next one starts with the rest. */
const MAX_AT_ONCE = 500;
const MAX_RUN_MS = 2 * MINUTE_MS;
const SIDE_BY_SIDE = 4;

const TOO_MANY = "You've refreshed your calendar a lot. Please try again in an hour.";
const NOT_READ = "We couldn't connect your calendar. Check the link and try again.";
const NONE = "No calendar is connected.";

type Person = { id: string; accountId: string };

const ownerOf = ({ id, accountId }: Person) => ({ id, accountId });

export function viewBusyCalendar(row: BusyCalendar | null, now = new Date()): BusyCalendarView {
  if (!row) return { host: null, readAt: null, failure: null, busyTimes: 0, skippedEvents: 0 };
  const failure = CALENDAR_FAILURE_KEYS.find((key) => key === row.failure);
  const address = addressOf(row);
  return {
    host: address ? new URL(address).host : "",
    readAt: row.readAt.toISOString(),
    failure: failure ? CALENDAR_FAILURES[failure] : null,
    busyTimes: row.busy.filter(([, end]) => end > now.getTime()).length,
    skippedEvents: row.skipped,
  };
}

function addressOf({ address, userId }: Pick<BusyCalendar, "address" | "userId">): string | null {
  try {
    return decrypt(address, PURPOSE, userId);
  } catch (error) {
    logError("could not decrypt a calendar link", error);
    return null;
  }
}

const viewOf = async (person: Person): Promise<BusyCalendarView> =>
  viewBusyCalendar(await readOwned(busyCalendarOfPerson, ownerOf(person)));

/**
 * Fetches a calendar's busy times for the next two months, and how much was skipped.
 * @throws CalendarError
 */
async function fetchBusyTimes(address: string, timeZone: string, now: Date): Promise<BusyAnswer> {
  const until = new Date(now.getTime() + DAYS_OF_BUSY_TIMES * DAY_MS);
  return readBusyTimes(await fetchCalendar(address), { from: now, until, timeZone });
}

const timeZoneOf = async ({ accountId }: Person): Promise<string> =>
  timeZoneOfHome(await readOwned(listingOfAccount, ofAccount(accountId)));

/**
 * Reads a person's own calendar and stores its address and busy times, replacing any earlier one.
 * @throws AppError `bad_request` when there is no readable calendar at the address,
 *   `rate_limited`
 */
export async function connectBusyCalendar(
  person: Person,
  address: string,
  now = new Date(),
): Promise<BusyCalendarView> {
  await countAttempt({ busyCalendar: person.id }, TOO_MANY);
  try {
    const read = await fetchBusyTimes(address, await timeZoneOf(person), now);
    const hidden = encrypt(address, PURPOSE, person.id);
    await saveBusyCalendar(person.id, { address: hidden, ...read, at: now });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    throw new AppError("bad_request", NOT_READ, { fields: { address: error.message } });
  }
  return viewOf(person);
}

type Known = Pick<BusyCalendar, "userId" | "address">;

async function fetchIfOld(row: Known, timeZone: string, now: Date): Promise<void> {
  try {
    const address = addressOf(row);
    if (address === null) throw new CalendarError("not_found");
    await saveFetchResult(row, await fetchBusyTimes(address, timeZone, now), now);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    await saveFetchResult(row, { failure: error.failure }, now);
  }
}

/**
 * Refreshes a person's own calendar. The known busy times stay when it can't be read.
 * @throws AppError `not_found` when none is connected, `rate_limited`
 */
export async function refreshBusyCalendar(
  person: Person,
  now = new Date(),
): Promise<BusyCalendarView> {
  const row = await readOwned(busyCalendarOfPerson, ownerOf(person));
  if (!row) throw notFound(NONE);
  await countAttempt({ busyCalendar: person.id }, TOO_MANY);
  await fetchIfOld(row, await timeZoneOf(person), now);
  return viewOf(person);
}

/** Deletes a person's own calendar with its busy times. */
export async function disconnectBusyCalendar(userId: string): Promise<BusyCalendarView> {
  await removeBusyCalendar(userId);
  return viewBusyCalendar(null);
}

/**
 * Refreshes the calendars that are an hour old, several in parallel, for two minutes at most.
 * Only a calendar's owner is notified when it can't be read.
 */
export async function refreshBusyCalendars(now: Date): Promise<void> {
  const old = await findOldBusyCalendars(new Date(now.getTime() - OLD_MS), MAX_AT_ONCE);
  const until = Date.now() + MAX_RUN_MS;
  const next = old.values();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const row of next) {
        if (Date.now() > until) return;
        await fetchIfOld(row, timeZoneOfHome(row), new Date());
      }
    }),
  );
}
