import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { wallTimeOf } from "#lib/us/wall-clock.ts";

const HOUR_MS = 3_600_000;
/** How often a program that subscribes may look again, as a hint: most go by their own. */
const HOUR_SECONDS = 3_600;

interface Person {
  name: string;
  email: string;
}

/** What stands in somebody's calendar. Nothing that opens a door, and no telephone, belongs in it. */
export interface CalendarEvent {
  /** The same for as long as it is the same event; tells nothing of anybody. */
  uid: string;
  /** Goes up with each change: programs ignore a change without. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** IANA zone in which its times are shown. */
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

/** What a calendar program is to do with it (RFC 5546). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A moment of which the local parts are those of a zone, whatever the server's own zone is. */
class ZonedDate extends Date {
  private readonly shown: Date;

  constructor(instant: Date, timeZone: string) {
    super(instant);
    const { day, time } = wallTimeOf(instant, timeZone);
    const seconds = String(instant.getUTCSeconds()).padStart(2, "0");
    this.shown = new Date(`${day}T${time}:${seconds}Z`);
  }
  // By these the writer knows a date with a zone of its own, and takes its local parts.
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

// What a calendar's text can hold: whole characters, and of control characters line feeds alone.
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "");
const oneLine = (text: string) => plain(text).replaceAll("\n", " ");

const person = ({ name, email }: Person): Person => ({ name: oneLine(name), email });

function timesOf({ startsAt, endsAt, timeZone }: CalendarEvent) {
  // An hour that the clocks show twice can't be told in local time.
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
 * Writes events as iCalendar (RFC 5545): lines end in CRLF and fold at 75 octets. No alarms.
 * @param name of the calendar, where it is one to subscribe to
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
