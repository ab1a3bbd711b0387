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
import { visitBySecret } from "./visitor-showings.ts";

type Told = Pick<
  Showing,
  "state" | "calendarId" | "sequence" | "startsAt" | "endsAt" | "byVideo" | "name" | "email"
>;

/** How a showing stands in its visitor's calendar: what waits for an answer is no appointment yet. */
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

interface Link {
  /** Of the page that the event leads to. */
  secret: string;
  now: Date;
}

function eventOf(showing: Told, home: PublicHome, { secret, now }: Link): CalendarEvent {
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = home;
  const address = addressOf({ line1, line2, city, state, stateCode: stateCodeOf(state), zipCode });
  const { calendarId, sequence, startsAt, endsAt, byVideo } = showing;
  const url = `${siteOrigin()}/visits/${secret}`;
  const what = byVideo ? `Showing by video: ${line1}` : `Showing: ${line1}`;
  const status = STATUS[showing.state];
  return {
    ...{ uid: calendarId, sequence, startsAt, endsAt, changedAt: now, url },
    timeZone: timeZoneOfHome(home),
    title: status === "tentative" ? `Not confirmed yet. ${what}` : what,
    description: `Change it or call it off here: ${url}`,
    ...(!byVideo && { location: address }),
    status,
  };
}

/**
 * What a mail to a visitor carries for their calendar: the showing as it stands, or its end. One that is
 * asked or proposed to be at another time is moved there as tentative, so that nobody keeps the old time;
 * it stays the same event, whatever becomes of it.
 */
export function calendarOfMail(showing: Told, home: PublicHome, link: Link): MailCalendar {
  const event = eventOf(showing, home, link);
  // An invitation needs somebody who invites: without, it is a notice of an event.
  if (!home.contactEmail || !showing.email) {
    return { method: "PUBLISH", content: calendarFile([event], { method: "PUBLISH" }) };
  }
  const method = event.status === "cancelled" ? "CANCEL" : "REQUEST";
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
  return calendarFile([eventOf(confirmed, visit.home, { secret, now })], { method: "PUBLISH" });
}
