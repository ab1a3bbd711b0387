import "server-only";
import type { PublicHome } from "#db/queries/public-listings.ts";
import type { Showing } from "#db/queries/showings.ts";
import { found } from "#lib/errors.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { type CalendarEvent, calendarFile } from "#server/calendar/write.ts";
import type { MailCalendar } from "#server/mail/message.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { NO_SHOWING, showingBySecret } from "./buyer-showings.ts";

type ShowingEvent = Pick<
  Showing,
  "state" | "calendarId" | "sequence" | "startsAt" | "endsAt" | "byVideo" | "name" | "email"
>;

/** Event status in the buyer's calendar. Unanswered requests are tentative. */
const STATUS: Record<Showing["state"], CalendarEvent["status"]> = {
  requested: "tentative",
  proposed: "tentative",
  confirmed: "confirmed",
  declined: "cancelled",
  cancelled: "cancelled",
  expired: "cancelled",
  blocked: "cancelled",
  spam: "cancelled",
};

/** Returns a home's address, safe for emails and calendars sent to strangers. */
export function quotedAddress(home: PublicHome) {
  const { addressLine1, addressLine2, city, state, zipCode } = home;
  return {
    line1: quotedName(addressLine1),
    line2: addressLine2 && quotedName(addressLine2),
    city: quotedName(city),
    state: quotedName(state),
    stateCode: stateCodeOf(state),
    zipCode: quotedName(zipCode),
  };
}

interface Link {
  /** Secret of the showing page that the event links to. */
  secret: string;
  now: Date;
}

function eventOf(showing: ShowingEvent, home: PublicHome, { secret, now }: Link): CalendarEvent {
  const address = quotedAddress(home);
  const { calendarId, sequence, startsAt, endsAt, byVideo } = showing;
  const url = `${siteOrigin()}/visits/${secret}`;
  const what = byVideo ? `Video showing: ${address.line1}` : `Showing: ${address.line1}`;
  const status = STATUS[showing.state];
  return {
    ...{ uid: calendarId, sequence, startsAt, endsAt, changedAt: now, url },
    timeZone: timeZoneOfHome(home),
    title: status === "tentative" ? `Not confirmed: ${what}` : what,
    description: `Change or cancel it here: ${url}`,
    ...(!byVideo && { location: addressOf(address) }),
    status,
  };
}

/**
 * Returns the calendar part of an email to a buyer: the showing's current state, or its
 * cancellation. A requested or proposed new time moves the event as tentative, so buyers don't
 * keep the old one. The event keeps its UID throughout.
 * @param link with `replyTo`, the address for replies to the seller, or null
 */
export function calendarOfMail(
  showing: ShowingEvent,
  home: PublicHome,
  { replyTo, ...link }: Link & { replyTo: string | null },
): MailCalendar {
  const event = eventOf(showing, home, link);
  // iTIP needs an organizer for an invitation (REQUEST). Without one, publish the event.
  if (!replyTo || !showing.email) {
    return { method: "PUBLISH", content: calendarFile([event], { method: "PUBLISH" }) };
  }
  const method = event.status === "cancelled" ? "CANCEL" : "REQUEST";
  const organizer = { name: "The seller", email: replyTo };
  const attendee = { name: quotedName(showing.name), email: showing.email };
  return { method, content: calendarFile([{ ...event, organizer, attendee }], { method }) };
}

/**
 * Returns the calendar file for a buyer's showing.
 * @throws AppError `not_found` for an unknown or expired secret, or when nothing is confirmed
 */
export async function calendarOfShowing(secret: string, now = new Date()): Promise<string> {
  const buyerShowing = found(await showingBySecret(secret, now), NO_SHOWING);
  const confirmed = found(
    buyerShowing.state === "confirmed" ? buyerShowing : null,
    "No showing is confirmed.",
  );
  return calendarFile([eventOf(confirmed, buyerShowing.home, { secret, now })], {
    method: "PUBLISH",
  });
}
