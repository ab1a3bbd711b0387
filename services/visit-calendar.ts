import "server-only";
import type { PublicHome } from "#db/queries/public-listings.ts";
import type { Showing } from "#db/queries/showings.ts";
import { found } from "#lib/errors.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { timeZoneOfHome } from "#lib/us/time-zones.ts";
import { type CalendarEvent, calendarFile } from "#server/calendar/write.ts";
import type { MailCalendar } from "#server/mail/message.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { visitBySecret, visitSecret } from "./visitor-showings.ts";

type Told = Pick<
  Showing,
  "id" | "state" | "calendarId" | "sequence" | "startsAt" | "endsAt" | "byVideo" | "name" | "email"
>;

function eventOf(showing: Told, home: PublicHome, isCancelled: boolean, now: Date): CalendarEvent {
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = home;
  const address = addressOf({ line1, line2, city, state, stateCode: stateCodeOf(state), zipCode });
  const { calendarId, sequence, startsAt, endsAt, byVideo } = showing;
  const url = `${siteOrigin()}/visits/${visitSecret(showing.id)}`;
  return {
    ...{ uid: calendarId, sequence, startsAt, endsAt, changedAt: now, url },
    timeZone: timeZoneOfHome(home),
    title: byVideo ? `Showing by video: ${line1}` : `Showing: ${line1}`,
    description: `Change it or call it off here: ${url}`,
    ...(!byVideo && { location: address }),
    status: isCancelled ? "cancelled" : "confirmed",
  };
}

/** What a mail to a visitor carries for their calendar: the showing as it stands, or its end. */
export function calendarOfMail(showing: Told, home: PublicHome, now: Date): MailCalendar {
  const isCancelled = showing.state !== "confirmed";
  const event = eventOf(showing, home, isCancelled, now);
  // An invitation needs somebody who invites: without, it is a notice of an event.
  if (!home.contactEmail || !showing.email) {
    return { method: "PUBLISH", content: calendarFile([event], { method: "PUBLISH" }) };
  }
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const organizer = { name: "The seller", email: home.contactEmail };
  const attendee = { name: showing.name, email: showing.email };
  return { method, content: calendarFile([{ ...event, organizer, attendee }], { method }) };
}

/**
 * The file by which a visitor puts their showing into a calendar.
 * @throws AppError `not_found` for a secret that is unknown or over, and while nothing is confirmed
 */
export async function calendarOfVisit(secret: string, now = new Date()): Promise<string> {
  const visit = found(await visitBySecret(secret, now), "This page is not there any more.");
  const confirmed = found(visit.state === "confirmed" ? visit : null, "No showing is confirmed.");
  return calendarFile([eventOf(confirmed, visit.home, false, now)], { method: "PUBLISH" });
}
