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

/** More than a real calendar has: a meeting every workday for fifty years is 13,000. */
const MAX_STEPS = 100_000;
/** In two months. */
const MAX_BUSY_TIMES = 1_000;

export interface BusyQuestion {
  from: Date;
  until: Date;
  /** The home's time zone, for days and for times without one. */
  timeZone: string;
}

export interface BusyAnswer {
  busy: BusyTime[];
  skipped: number;
}

export class NoCalendarError extends Error {}
export class TooMuchCalendarError extends Error {}

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

  /** Adds the times in the range. An event with an error adds none. */
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

  /** Returns the result of a read, or counts a skipped event if it throws. */
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
  // An event without a UID can't replace one in another series.
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

/** Adds the periods of a FREEBUSY line. Each is independent of the others. */
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

/** Sorts times and merges those that overlap or touch. */
function merge(times: BusyTime[]): BusyTime[] {
  const merged: [number, number][] = [];
  for (const [start, end] of times.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Returns the start of today, so that current events count as busy. */
function startOfDay(instant: Date, timeZone: string): number {
  return zoneOf(timeZone).instant(Date.parse(`${dayIn(timeZone, instant)}T00:00Z`));
}

/**
 * Returns when a calendar (iCalendar, RFC 5545) is busy: all events not marked free or canceled, with
 * repetitions and exceptions, all-day events, and VFREEBUSY. Nothing else of an event is returned.
 * Events that can't be read are skipped and counted.
 * @throws NoCalendarError for other text; TooMuchCalendarError over the limits
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

/** Returns the rules of a zone; null if they can't be read, and the zone is found by its name. */
function readZone(lines: readonly string[]): ICAL.Component | null {
  try {
    return readComponent("VTIMEZONE", lines);
  } catch {
    return null;
  }
}
