import ICAL from "ical.js";
import { dayIn, instantOf } from "#lib/us/wall-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** More than a real calendar has: a meeting of each workday for fifty years is 13,000. */
const MOST_STEPS = 100_000;
/** Of two months. */
const MOST_BUSY_TIMES = 1_000;
/** An event that repeats and lasts longer than this counts for so long. */
const LONGEST_EVENT_MS = 366 * DAY_MS;

/** Start and end, in milliseconds since 1970. */
export type BusyTime = readonly [start: number, end: number];

export interface BusyQuestion {
  from: Date;
  until: Date;
  /** Of the home: where a day begins, and a time that names no zone. */
  timeZone: string;
}

/** A text that is no calendar. */
export class NoCalendarError extends Error {}
/** A calendar that goes beyond what is gone through. */
export class TooMuchCalendarError extends Error {}

const pad = (part: number, length = 2) => String(part).padStart(length, "0");

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The instant of a day and a time, where the clocks leap over it the one an hour later. */
function instantAt(day: string, time: string, timeZone: string): number {
  const found = instantOf(day, time, timeZone);
  if (found) return found.getTime();
  const earlier = new Date(Date.parse(`${day}T${time}:00Z`) - 60 * MINUTE_MS);
  const [before = day, clock = "00:00"] = earlier.toISOString().slice(0, 16).split("T");
  return (instantOf(before, clock, timeZone)?.getTime() ?? earlier.getTime()) + 60 * MINUTE_MS;
}

class Zones {
  private readonly home: string;
  private readonly known = new Map<string, boolean>();

  constructor(home: string) {
    this.home = home;
  }

  private isKnown(name: string): boolean {
    const known = this.known.get(name) ?? isKnownZone(name);
    this.known.set(name, known);
    return known;
  }

  /**
   * The instant that a time of a calendar means: by the zone data that we have, where its zone is in
   * them; else by the rules that the file brings along; else by the clock of the home.
   * @param tzid the name of the zone that stands with it
   */
  instant(time: ICAL.Time, tzid: string | undefined): number {
    const day = `${pad(time.year, 4)}-${pad(time.month)}-${pad(time.day)}`;
    if (time.isDate) return instantAt(day, "00:00", this.home);
    if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
    const clock = `${pad(time.hour)}:${pad(time.minute)}`;
    const seconds = time.second * 1000;
    if (tzid && this.isKnown(tzid)) return instantAt(day, clock, tzid) + seconds;
    const hasRules = time.zone && time.zone !== ICAL.Timezone.localTimezone;
    return hasRules ? time.toUnixTime() * 1000 : instantAt(day, clock, this.home) + seconds;
  }
}

interface Part {
  component: ICAL.Component;
  start: ICAL.Time;
  tzid: string | undefined;
  zones: Zones;
}

function timeOf(component: ICAL.Component, name: string): ICAL.Time | null {
  const value: unknown = component.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
}

const zoneOf = (component: ICAL.Component, name: string): string | undefined => {
  const tzid = component.getFirstProperty(name)?.getParameter("tzid");
  return typeof tzid === "string" ? tzid : undefined;
};

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? "").toUpperCase();

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, "transp") === "TRANSPARENT" ||
  textOf(component, "status") === "CANCELLED" ||
  textOf(component, "x-microsoft-cdo-busystatus") === "FREE";

/** How long an event lasts on the clock, by which each of its repetitions ends. */
function lengthOf({ component, start, tzid, zones }: Part): { days: number } | { ms: number } {
  const end = timeOf(component, "dtend");
  if (start.isDate) {
    const duration: unknown = component.getFirstPropertyValue("duration");
    const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 24 * 60 * 60;
    const days = end ? Math.round(end.subtractDate(start).toSeconds() / 86_400) : seconds / 86_400;
    return { days: Math.min(Math.max(1, Math.ceil(days)), 366) };
  }
  const duration: unknown = component.getFirstPropertyValue("duration");
  let ms = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  if (end) {
    const endZone = zoneOf(component, "dtend") ?? tzid;
    ms = zones.instant(end, endZone) - zones.instant(start, tzid);
  }
  return { ms: Math.min(Math.max(0, ms), LONGEST_EVENT_MS) };
}

function timeFrom(at: ICAL.Time, part: Part, length: ReturnType<typeof lengthOf>): BusyTime {
  const start = part.zones.instant(at, part.tzid);
  if ("ms" in length) return [start, start + length.ms];
  const day = `${pad(at.year, 4)}-${pad(at.month)}-${pad(at.day)}`;
  const last = at.clone();
  last.adjust(length.days, 0, 0, 0);
  const end = `${pad(last.year, 4)}-${pad(last.month)}-${pad(last.day)}`;
  return [start, end > day ? part.zones.instant(last, part.tzid) : start + DAY_MS];
}

function partOf(component: ICAL.Component, zones: Zones): Part | null {
  const start = timeOf(component, "dtstart");
  return start && { component, start, tzid: zoneOf(component, "dtstart"), zones };
}

/** Counts what is gone through of one calendar. */
class Steps {
  private left = MOST_STEPS;

  take(): void {
    this.left -= 1;
    if (this.left < 0) throw new TooMuchCalendarError("The calendar repeats too often");
  }
}

function untilOf(component: ICAL.Component): number {
  const rules: unknown[] = component.getAllProperties("rrule").map((rule) => rule.getFirstValue());
  const ends = rules.map((rule) => {
    const until = rule instanceof ICAL.Recur ? rule.until : null;
    return until && until.zone === ICAL.Timezone.utcTimezone && !until.isDate
      ? until.toUnixTime() * 1000
      : Infinity;
  });
  return Math.max(-Infinity, ...ends);
}

/** The times of an event that repeats, without those that have an event of their own instead. */
function* repeated(
  part: Part,
  instead: ReadonlySet<number>,
  question: BusyQuestion,
  steps: Steps,
): Generator<BusyTime> {
  const length = lengthOf(part);
  const { component, start } = part;
  const last = component.hasProperty("rdate") ? Infinity : untilOf(component);
  const lasts = "ms" in length ? length.ms : length.days * DAY_MS;
  const firstDay = question.from.getTime() - lasts - 4 * DAY_MS;
  // By dates alone, the event's own is none of what repeats.
  if (!component.hasProperty("rrule")) {
    const own = timeFrom(start, part, length);
    if (!instead.has(own[0])) yield own;
  }
  const iterator = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let at = iterator.next(); at; at = iterator.next()) {
    steps.take();
    // Long over, whatever its zone.
    if (Date.UTC(at.year, at.month - 1, at.day) < firstDay) continue;
    const time = timeFrom(at, part, length);
    if (time[0] >= question.until.getTime() || time[0] > last) return;
    if (!instead.has(time[0])) yield time;
  }
}

function* timesOf(
  components: readonly ICAL.Component[],
  zones: Zones,
  question: BusyQuestion,
): Generator<BusyTime> {
  const steps = new Steps();
  const byId = Map.groupBy(components, (component) => {
    const uid: unknown = component.getFirstPropertyValue("uid");
    // Without one it is nobody's exception.
    return typeof uid === "string" && uid !== "" ? uid : component;
  });
  for (const group of byId.values()) {
    const instead = new Set<number>();
    for (const component of group) {
      const of = timeOf(component, "recurrence-id");
      if (of) instead.add(zones.instant(of, zoneOf(component, "recurrence-id")));
    }
    for (const component of group) {
      steps.take();
      const part = isFree(component) ? null : partOf(component, zones);
      if (part) yield* timesOfEvent(part, instead, question, steps);
    }
  }
}

/** Told by its days alone, whatever its zone: most of a calendar is over, and zones take time. */
function isLongOver({ component, start }: Part, { from }: BusyQuestion): boolean {
  if (component.hasProperty("duration")) {
    return Date.UTC(start.year, start.month - 1, start.day) < from.getTime() - LONGEST_EVENT_MS;
  }
  const end = timeOf(component, "dtend") ?? start;
  return Date.UTC(end.year, end.month - 1, end.day) < from.getTime() - 4 * DAY_MS;
}

function* timesOfEvent(
  part: Part,
  instead: ReadonlySet<number>,
  question: BusyQuestion,
  steps: Steps,
): Generator<BusyTime> {
  const { component, start } = part;
  const repeats = component.hasProperty("rrule") || component.hasProperty("rdate");
  try {
    if (repeats && !component.hasProperty("recurrence-id")) {
      yield* repeated(part, instead, question, steps);
    } else if (!isLongOver(part, question)) {
      yield timeFrom(start, part, lengthOf(part));
    }
  } catch (error) {
    // A rule that is none, or that never comes true, makes no times.
    if (error instanceof TooMuchCalendarError) throw error;
  }
}

/** Times as one after the other: those that overlap or touch are one. */
function merge(times: BusyTime[]): BusyTime[] {
  const merged: [number, number][] = [];
  for (const [start, end] of times.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * When a calendar (iCalendar, RFC 5545) says that its owner is busy: every event that is neither marked
 * as free nor cancelled, its repetitions with their exceptions; days without a time whole. Nothing else
 * of an event is told.
 * @throws NoCalendarError for what is none; TooMuchCalendarError where it goes beyond the bounds
 */
export function busyTimes(text: string, question: BusyQuestion): BusyTime[] {
  const zones = new Zones(question.timeZone);
  const calendars = parse(text);
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
  // From the beginning of today: what goes on is busy as well.
  const from = instantAt(dayIn(question.timeZone, question.from), "00:00", question.timeZone);
  const until = question.until.getTime();
  const found: BusyTime[] = [];
  for (const [start, end] of timesOf(events, zones, question)) {
    if (end <= from || start >= until || end <= start) continue;
    found.push([Math.max(start, from), Math.min(end, until)]);
    if (found.length > MOST_STEPS) throw new TooMuchCalendarError("Too many events");
  }
  const merged = merge(found);
  if (merged.length > MOST_BUSY_TIMES) throw new TooMuchCalendarError("Too many busy times");
  return merged;
}

function parse(text: string): ICAL.Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text.replace(/^\uFEFF/, "").trim());
  } catch (error) {
    throw new NoCalendarError("This is not iCalendar", { cause: error });
  }
  // Several calendars one after the other are a list of them.
  const list = Array.isArray(parsed) && typeof parsed[0] === "string" ? [parsed] : parsed;
  const calendars = (Array.isArray(list) ? list : []).map(
    (one) => new ICAL.Component(one as never),
  );
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar")) {
    throw new NoCalendarError("This is not a calendar");
  }
  return calendars;
}
