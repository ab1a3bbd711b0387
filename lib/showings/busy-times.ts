import type ICAL from "ical.js";
import { readComponent, splitCalendar } from "#lib/calendar/components.ts";
import {
  type BusyTime,
  type Event,
  eventTime,
  isLongOver,
  readEvent,
  type Search,
  seriesTimes,
} from "#lib/calendar/events.ts";
import { instantOf, readExtras } from "#lib/calendar/moments.ts";
import { Zones, zoneOf } from "#lib/calendar/zones.ts";
import { dayIn } from "#lib/us/wall-clock.ts";

export type { BusyTime };

/** More than a real calendar has: a meeting of each workday for fifty years is 13,000. */
const MAX_STEPS = 100_000;
/** Of two months. */
const MAX_BUSY_TIMES = 1_000;

export interface BusyQuestion {
  from: Date;
  until: Date;
  /** Of the home: where a day begins, and a time that names no zone. */
  timeZone: string;
}

export interface BusyAnswer {
  busy: BusyTime[];
  /** Events that couldn't be read, so they don't count. */
  skipped: number;
}

/** A text that is no calendar. */
export class NoCalendarError extends Error {}
/** A calendar that goes beyond what is gone through. */
export class TooMuchCalendarError extends Error {}

/** Collects busy times, and counts what it costs. */
class Collection {
  readonly times: BusyTime[] = [];
  skipped = 0;
  readonly search: Search;
  private steps = 0;

  constructor(from: number, until: number, zones: Zones) {
    const step = () => {
      this.steps += 1;
      if (this.steps > MAX_STEPS) throw new TooMuchCalendarError("The calendar repeats too often");
    };
    this.search = { from, until, zones, step };
  }

  /** Adds the times that are asked for; of an event that can't be read to its end none. */
  add(times: () => Iterable<BusyTime>): void {
    const { from, until } = this.search;
    this.attempt(() => {
      const found: BusyTime[] = [];
      for (const [start, end] of times()) {
        if (end <= from || start >= until || end <= start) continue;
        found.push([Math.max(start, from), Math.min(end, until)]);
      }
      for (const time of found) this.times.push(time);
    });
  }

  /** What a reading gives; one that fails is an event that is skipped. */
  attempt<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (error instanceof TooMuchCalendarError) throw error;
      this.skipped += 1;
      return null;
    }
  }
}

function addEvents(collection: Collection, components: readonly ICAL.Component[]): void {
  const { search } = collection;
  const events = components.flatMap(
    (component) => collection.attempt(() => readEvent(component, search.zones)) ?? [],
  );
  // Without an id of its series it is nobody's exception.
  const bySeries = Map.groupBy(
    events,
    (event) => String(event.component.getFirstPropertyValue("uid") ?? "") || event,
  );
  for (const group of bySeries.values()) {
    const instead = group.filter((event) => event.instead);
    for (const event of group) {
      search.step();
      collection.add(() => timesOf(event, instead, search));
    }
  }
}

function timesOf(event: Event, instead: readonly Event[], search: Search): Iterable<BusyTime> {
  const { component } = event;
  const repeats = component.hasProperty("rrule") || component.hasProperty("rdate");
  if (repeats && !event.instead) {
    const isBusy = [event, ...instead.filter(({ andLater }) => andLater)].some(
      ({ isFree }) => !isFree,
    );
    return isBusy ? seriesTimes(event, instead, search) : [];
  }
  return event.isFree || isLongOver(event, search) ? [] : [eventTime(event)];
}

/** The periods of a line FREEBUSY, each of which counts by itself. */
function addFreeBusy(collection: Collection, line: string): void {
  const { search } = collection;
  if (!/^FREEBUSY[;:]/i.test(line) || /;FBTYPE="?FREE"?[;:]/i.test(line)) return;
  const colon = line.lastIndexOf(":");
  for (const period of line.slice(colon + 1).split(",")) {
    search.step();
    collection.add(() => {
      const component = readComponent("VFREEBUSY", [`${line.slice(0, colon)}:${period}`]);
      return readExtras(component, "freebusy", search.zones).map(({ start, end }) => {
        if (end === null) throw new TypeError("The period has no end");
        return [instantOf(start), end] as const;
      });
    });
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

/** Midnight of today, so that what is going on is busy as well. */
function startOfDay(instant: Date, timeZone: string): number {
  return zoneOf(timeZone).instant(Date.parse(`${dayIn(timeZone, instant)}T00:00Z`));
}

/**
 * When a calendar (iCalendar, RFC 5545) says that its owner is busy: every event that is neither marked
 * as free nor cancelled, its repetitions with their exceptions, days without a time whole, and the times
 * of VFREEBUSY. Nothing else of an event is told. An event that can't be read is skipped and counted.
 * @throws NoCalendarError for what is none; TooMuchCalendarError where it goes beyond the bounds
 */
export function busyTimes(text: string, question: BusyQuestion): BusyAnswer {
  const { timeZone, until } = question;
  const file = splitCalendar(text);
  if (!file.isCalendar) throw new NoCalendarError("This is not a calendar");
  const rules = file.zones.flatMap((lines) => readZone(lines) ?? []);
  const zones = new Zones(timeZone, rules);
  const from = startOfDay(question.from, timeZone);
  const collection = new Collection(from, until.getTime(), zones);
  collection.skipped = file.unfinished;
  const components = file.events.flatMap(
    (lines) => collection.attempt(() => readComponent("VEVENT", lines)) ?? [],
  );
  addEvents(collection, components);
  for (const line of file.freeBusy.flat()) addFreeBusy(collection, line);
  const busy = merge(collection.times);
  if (busy.length > MAX_BUSY_TIMES) throw new TooMuchCalendarError("Too many busy times");
  return { busy, skipped: collection.skipped };
}

/** The rules of a zone; null for ones that can't be read, whose zone is told by its name then. */
function readZone(lines: readonly string[]): ICAL.Component | null {
  try {
    return readComponent("VTIMEZONE", lines);
  } catch {
    return null;
  }
}
