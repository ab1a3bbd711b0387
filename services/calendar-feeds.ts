import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { readOwned } from "#db/owned-read.ts";
import {
  type CalendarOffer,
  type CalendarOpenHouse,
  type CalendarShowing,
  deleteFeed,
  type Feed,
  feedOfPerson,
  findFeed,
  type FoundFeed,
  offersForCalendar,
  recordFeedRead,
  openHousesForCalendar,
  saveFeed,
  showingsForCalendar,
} from "#db/queries/calendars.ts";
import { found } from "#lib/errors.ts";
import { CANCELED_OPEN_HOUSE_RETENTION_DAYS } from "#lib/fields/open-houses.ts";
import { SHOWING_STATES } from "#lib/fields/showings.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { CalendarFeedView, NewCalendarFeed } from "#lib/schemas/calendars.ts";
import { stateNow } from "#lib/showings/states.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { type CalendarEvent, calendarFile } from "#server/calendar/write.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { countAttempt, countFailures } from "./limits.ts";

export { feedOfPerson };

const SECRET_BYTES = 32;
const LONGEST_SECRET = 100;
const HALF_HOUR_MS = 30 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const ENDED_BY_ANSWER = ["accepted", "backup", "declined", "withdrawn", "fell_through"] as const;
const NAME = "Porchlight showings";
const TOO_MANY = "You've created a lot of calendar links. Please try again in an hour.";
const TOO_OFTEN = "This calendar was requested too often. Please try again in an hour.";
const NO_FEED = "This calendar link is no longer valid.";

export const viewFeed = (feed: Feed): CalendarFeedView => ({
  exists: feed !== null,
  createdAt: feed?.createdAt.toISOString() ?? null,
  lastReadAt: feed?.lastReadAt?.toISOString() ?? null,
});

/**
 * Creates a person's calendar feed. Its address is returned only this once, and an earlier feed
 * stops working.
 * @throws AppError `rate_limited`
 */
export async function makeFeed(person: {
  id: string;
  accountId: string;
}): Promise<NewCalendarFeed> {
  await countAttempt({ calendarFeed: person.id }, TOO_MANY);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  await saveFeed(person.id, hashLinkSecret(secret), new Date());
  const { id, accountId } = person;
  const feed = await readOwned(feedOfPerson, { id, accountId });
  return { ...viewFeed(feed), url: `${siteOrigin()}/calendars/${secret}/showings.ics` };
}

/** Removes a person's calendar feed. Its address stops working. */
export async function removeFeed(userId: string): Promise<CalendarFeedView> {
  await deleteFeed(userId);
  return viewFeed(null);
}

interface Home {
  timeZone: string;
  street: string;
  address: string;
}

function homeOf(feed: FoundFeed): Home {
  const { addressLine1, addressLine2: line2, city, state, zipCode } = feed;
  const line1 = addressLine1 ?? "";
  const stateCode = stateCodeOf(state ?? "");
  const lines = { line1, line2, city: city ?? "", state: state ?? "", zipCode: zipCode ?? "" };
  return {
    timeZone: timeZoneOfHome(feed),
    street: line1,
    address: addressOf({ ...lines, stateCode }),
  };
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? "";

function showingEvent(row: CalendarShowing, home: Home, now: Date): CalendarEvent[] {
  const { id, calendarId, startsAt, endsAt, byVideo, name, updatedAt } = row;
  if (row.state === "blocked" || row.state === "spam") return [];
  const state = stateNow(row, now);
  const { holds } = SHOWING_STATES[state];
  // Ended by time but not yet saved; the save will use the next sequence number.
  const isEnded = SHOWING_STATES[row.state].holds && !holds;
  const what = byVideo ? "Video showing" : "Showing";
  const who = firstNameOf(name);
  const tentative = state === "confirmed" ? "confirmed" : "tentative";
  return [
    {
      ...{ uid: calendarId, startsAt, endsAt, timeZone: home.timeZone },
      sequence: row.sequence + (isEnded ? 1 : 0),
      changedAt: isEnded ? (row.answerBy ?? updatedAt) : updatedAt,
      title: `${what}: ${home.street}${who ? ` (${who})` : ""}`,
      ...(!byVideo && { location: home.address }),
      url: `${siteOrigin()}/scheduling?showing=${id}`,
      status: holds ? tentative : "cancelled",
    },
  ];
}

const openHouseEvent = (row: CalendarOpenHouse, home: Home): CalendarEvent => ({
  ...{ uid: row.id, startsAt: row.startsAt, endsAt: row.endsAt, timeZone: home.timeZone },
  ...{ sequence: row.sequence, changedAt: row.updatedAt },
  title: `Open house${row.isPublic ? "" : " (by invitation)"}: ${home.street}`,
  location: home.address,
  url: `${siteOrigin()}/scheduling/open-houses`,
  status: row.cancelledAt ? "cancelled" : "confirmed",
});

/** An offer's deadline, as the half hour before it. */
function offerEvent(row: CalendarOffer, home: Home): CalendarEvent {
  const { id, status, expiresAt, turns, updatedAt } = row;
  const isAnswered = ENDED_BY_ANSWER.some((one) => one === status);
  return {
    ...{ uid: id, endsAt: expiresAt, timeZone: home.timeZone, changedAt: updatedAt },
    startsAt: new Date(expiresAt.getTime() - HALF_HOUR_MS),
    sequence: turns + (isAnswered ? 1 : 0),
    title: `Offer expires: ${home.street}`,
    url: `${siteOrigin()}/pricing/offers?offer=${id}`,
    status: isAnswered ? "cancelled" : "confirmed",
  };
}

async function eventsOf(feed: FoundFeed, now: Date): Promise<CalendarEvent[]> {
  if (feed.listingId === null) return [];
  const home = homeOf(feed);
  const since = new Date(now.getTime() - CANCELED_OPEN_HOUSE_RETENTION_DAYS * DAY_MS);
  const [showings, houses, offers] = await Promise.all([
    showingsForCalendar(feed.listingId, since),
    openHousesForCalendar(feed.listingId, since),
    offersForCalendar(feed.listingId, since),
  ]);
  return [
    ...showings.flatMap((row) => showingEvent(row, home, now)),
    ...houses.map((row) => openHouseEvent(row, home)),
    ...offers.map((row) => offerEvent(row, home)),
  ];
}

/**
 * Returns the calendar feed at an address: the account's showings, open houses, and offer
 * deadlines, and canceled ones for 30 days.
 * @param address the client's network address
 * @returns its text, and an ETag
 * @throws AppError `not_found` for an unknown or removed address, `rate_limited`
 */
export async function readFeed(
  secret: string,
  address: string,
  now = new Date(),
): Promise<{ text: string; tag: string }> {
  const work = () =>
    secret.length <= LONGEST_SECRET ? findFeed(hashLinkSecret(secret)) : Promise.resolve(null);
  const feed = found(await countFailures({ feedByAddress: address }, TOO_OFTEN, work), NO_FEED);
  await countAttempt({ feedReads: feed.userId }, TOO_OFTEN);
  const text = calendarFile(await eventsOf(feed, now), { method: "PUBLISH", name: NAME });
  await recordFeedRead(feed.userId, now);
  return { text, tag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
