import ICAL from "ical.js";
import {
  Exceptions,
  type Extra,
  instantOf,
  type Moment,
  readExtras,
  readMoment,
} from "./moments.ts";
import { repetitions } from "./repetitions.ts";
import { type Wall, wallAt, type Zones } from "./zones.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer events are cut to this length. */
const LONGEST_DAYS = 366;

/** Start and end, in milliseconds since 1970. */
export type BusyTime = readonly [start: number, end: number];

export interface Search {
  from: number;
  until: number;
  zones: Zones;
  /**
   * Counts one more repetition.
   * @throws TooMuchCalendarError over the limit
   */
  step(): void;
}

/** Days on the clock for all-day events, or else elapsed time. */
type Length = { days: number } | { ms: number };

export interface Event {
  component: ICAL.Component;
  start: Moment;
  length: Length;
  isFree: boolean;
  instead: Moment | null;
  /** It also replaces all later repetitions. */
  andLater: boolean;
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? "").toUpperCase();

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, "transp") === "TRANSPARENT" ||
  textOf(component, "status") === "CANCELLED" ||
  textOf(component, "x-microsoft-cdo-busystatus") === "FREE";

function lengthOf(component: ICAL.Component, start: Moment, zones: Zones): Length {
  const duration: unknown = component.getFirstPropertyValue("duration");
  const given = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : null;
  const end = readMoment(component, "dtend", zones);
  if (start.isDate) {
    const ms = end ? end.wall - start.wall : (given ?? DAY_MS);
    return { days: Math.min(Math.max(1, Math.ceil(ms / DAY_MS)), LONGEST_DAYS) };
  }
  const ms = end ? instantOf(end) - instantOf(start) : (given ?? 0);
  return { ms: Math.min(Math.max(0, ms), LONGEST_DAYS * DAY_MS) };
}

/** @throws TypeError for an event without a start */
export function readEvent(component: ICAL.Component, zones: Zones): Event {
  const start = readMoment(component, "dtstart", zones);
  if (!start) throw new TypeError("The event has no start");
  const range: unknown = component.getFirstProperty("recurrence-id")?.getParameter("range");
  return {
    ...{ component, start, isFree: isFree(component) },
    length: lengthOf(component, start, zones),
    instead: readMoment(component, "recurrence-id", zones),
    andLater: String(range ?? "").toUpperCase() === "THISANDFUTURE",
  };
}

const msOf = (length: Length) => ("ms" in length ? length.ms : length.days * DAY_MS);

function timeAt({ start, length }: Event, wall: Wall): BusyTime {
  const begins = start.zone.instant(wall);
  if ("ms" in length) return [begins, begins + length.ms];
  return [begins, start.zone.instant(wall + length.days * DAY_MS)];
}

/** A replacement for a repetition that moves all later ones by the same amount. */
interface Move {
  from: number;
  event: Event;
  by: number;
}

function movesOf(series: Event, instead: readonly Event[]): Move[] {
  return instead
    .flatMap((event) => {
      if (!event.instead || !event.andLater) return [];
      const from = instantOf(event.instead);
      const before = event.instead.isDate ? event.instead.wall : wallAt(from, series.start.zone);
      return [{ from, event, by: event.start.wall - before }];
    })
    .toSorted((one, other) => one.from - other.from);
}

function* startsOf(series: Event, until: Wall, zones: Zones): Generator<Extra> {
  const { component, start } = series;
  yield { start, end: null };
  for (const property of component.getAllProperties("rrule")) {
    const rule: unknown = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) throw new TypeError("The event has no readable rule");
    for (const wall of repetitions(rule, start, until, zones)) {
      yield { start: { ...start, wall }, end: null };
    }
  }
  yield* readExtras(component, "rdate", zones);
}

/**
 * Yields when a series of events is busy, without the replacements of single repetitions.
 * @param instead the events of the same series that have a RECURRENCE-ID
 */
export function* seriesTimes(
  series: Event,
  instead: readonly Event[],
  search: Search,
): Generator<BusyTime> {
  const { zones } = search;
  const ofDays = series.start.isDate;
  const excluded = readExtras(series.component, "exdate", zones).map(({ start }) => start);
  const replaced = instead.flatMap((event) => event.instead ?? []);
  const exceptions = new Exceptions([...excluded, ...replaced], ofDays);
  const moves = movesOf(series, instead);
  const margin = Math.max(0, ...moves.map(({ by }) => Math.abs(by))) + 2 * DAY_MS;
  const longest = Math.max(
    ...[series, ...moves.map(({ event }) => event)].map(({ length }) => msOf(length)),
  );
  const tooEarly = search.from - longest - margin;
  for (const { start, end } of startsOf(series, search.until + margin, zones)) {
    search.step();
    if (start.wall < tooEarly && (end === null || end < search.from)) continue;
    const instant = instantOf(start);
    if (exceptions.has(instant, start.wall)) continue;
    const move = moves.findLast(({ from }) => from <= instant);
    if (!move && series.isFree) continue;
    if (!move) yield end === null ? timeAt({ ...series, start }, start.wall) : [instant, end];
    else if (!move.event.isFree) yield timeAt(move.event, start.wall + move.by);
  }
}

/** Compares days only, because most events are past and time zones are slow. */
export function isLongOver({ start, length }: Event, { from }: Search): boolean {
  return start.wall + msOf(length) < from - 2 * DAY_MS;
}

/** Returns when an event that doesn't repeat is busy. */
export const eventTime = (event: Event): BusyTime => timeAt(event, event.start.wall);
