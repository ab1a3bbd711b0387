import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { wallTimeOf } from "#lib/us/wall-clock.ts";

const HOUR_MS = 3_600_000;
/** A refresh hint for subscribers; most calendar programs use their own interval. */
const HOUR_SECONDS = 3_600;

interface Person {
  name: string;
  email: string;
}

/** An event in a person's calendar. Never include access codes or phone numbers. */
export interface CalendarEvent {
  /** Stable for the life of the event, without personal data. */
  uid: string;
  /** Increases with each change because programs ignore updates with the same number. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** The IANA zone its times are shown in. */
  timeZone: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  status: "confirmed" | "tentative" | "cancelled";
  changedAt: Date;
  organizer?: Person;
  attendee?: Person;
}

/** How a calendar program should handle the file (RFC 5546). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A date whose local parts are in a given zone, independent of the server's zone. */
class ZonedDate extends Date {
  private readonly shown: Date;

  constructor(instant: Date, timeZone: string) {
    super(instant);
    const { day, time } = wallTimeOf(instant, timeZone);
    const seconds = String(instant.getUTCSeconds()).padStart(2, "0");
    this.shown = new Date(`${day}T${time}:${seconds}Z`);
  }
  // ical-generator recognizes zoned dates by these members and then uses their local parts.
  readonly internal = new Date(this);
  tzComponents = () => [0, 0, 0] as [number, number, number];
  withTimeZone = () => this;
  override getFullYear = () => this.shown.getUTCFullYear();
  override getMonth = () => this.shown.getUTCMonth();
  override getDate = () => this.shown.getUTCDate();
  override getHours = () => this.shown.getUTCHours();
  override getMinutes = () => this.shown.getUTCMinutes();
  override getSeconds = () => this.shown.getUTCSeconds();
}

function isAmbiguousTime(instant: Date, timeZone: string): boolean {
  const shown = (at: number) => Object.values(wallTimeOf(new Date(at), timeZone)).join();
  const at = instant.getTime();
  return [at - HOUR_MS, at + HOUR_MS].some((other) => shown(other) === shown(at));
}

// Keeps well-formed text without control characters other than line feeds.
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "");
const oneLine = (text: string) => plain(text).replaceAll("\n", " ");

const person = ({ name, email }: Person): Person => ({ name: oneLine(name), email });

function timesOf({ startsAt, endsAt, timeZone }: CalendarEvent) {
  // Local time is ambiguous in the hour repeated at the end of daylight saving time.
  if ([startsAt, endsAt].some((instant) => isAmbiguousTime(instant, timeZone))) {
    return { start: startsAt, end: endsAt };
  }
  return {
    start: new ZonedDate(startsAt, timeZone),
    end: new ZonedDate(endsAt, timeZone),
    timezone: timeZone,
  };
}

/**
 * Formats events as iCalendar (RFC 5545): CRLF line ends, folded at 75 octets, no alarms.
 * @param name of the calendar, if people can subscribe to it
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { method, name }: { method: CalendarMethod; name?: string },
): string {
  const calendar = ical({
    prodId: { company: "Porchlight", product: "Showings", language: "EN" },
    method: ICalCalendarMethod[method],
    timezone: {
      name: null,
      generator: (zone: string) => tzlib_get_ical_block(zone)[0] as string,
    },
    ...(name && { name: oneLine(name), ttl: HOUR_SECONDS }),
  });
  for (const event of events) {
    const { uid, sequence, status, changedAt, description, location, url } = event;
    calendar.createEvent({
      ...{ id: uid, sequence, ...timesOf(event), status: STATUS[status] },
      ...{ stamp: changedAt, lastModified: changedAt, summary: oneLine(event.title) },
      ...(description && { description: plain(description) }),
      ...(location && { location: oneLine(location) }),
      ...(url && { url }),
      ...(event.organizer && { organizer: person(event.organizer) }),
      ...(event.attendee && { attendees: [person(event.attendee)] }),
    });
  }
  return calendar.toString();
}
