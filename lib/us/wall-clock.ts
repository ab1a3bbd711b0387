import { dateTimeFormat } from "#lib/date-time-format.ts";

export const NOT_IN_FUTURE = "Must be in the future";
export const NOT_AFTER_START = "Must be after the start";

/** Shown when a chosen time is skipped by daylight saving time. */
export const SKIPPED_TIME = "Clocks skip this time that day. Choose another time.";

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = "numeric";
  return dateTimeFormat({
    ...{ timeZone, hourCycle: "h23" },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
  });
}

/** Returns the local time of an instant, in milliseconds as if it were UTC. */
function shownAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Converts local time to an instant.
 * @param day `2026-11-22`
 * @param time `13:00`
 * @returns the first of two if the hour repeats; null for a skipped time
 */
export function instantOf(day: string, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const instants = [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown - (shownAt(near, timeZone) - near))
    .filter((instant) => shownAt(instant, timeZone) === shown);
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Like `instantOf`, but an hour later for a skipped time. */
export function instantOrNextHour(day: string, time: string, timeZone: string): Date {
  const found = instantOf(day, time, timeZone);
  if (found) return found;
  const before = new Date(Date.parse(`${day}T${time}:00Z`) - HOUR_MS).toISOString();
  const earlier = instantOf(before.slice(0, 10), before.slice(11, 16), timeZone);
  return new Date((earlier?.getTime() ?? Date.parse(before)) + HOUR_MS);
}

/** Returns today's date in a time zone, as `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Date(shownAt(now.getTime(), timeZone)).toISOString().slice(0, 10);

/** Converts an instant to local time: `2026-11-22` and `13:00`. */
export function wallTimeOf(instant: Date, timeZone: string): { day: string; time: string } {
  const shown = new Date(shownAt(instant.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the instant with the same local time in another time zone. */
export function atSameClockTime(instant: Date, { from, to }: { from: string; to: string }): Date {
  const { day, time } = wallTimeOf(instant, from);
  const secondsMs = instant.getTime() % MINUTE_MS;
  return new Date(instantOrNextHour(day, time, to).getTime() + secondsMs);
}

/** Returns the local time in a time zone, as `13:00`. */
export const timeIn = (timeZone: string, now: Date): string => wallTimeOf(now, timeZone).time;

/**
 * Returns the day a number of days later.
 * @param day `2026-11-22`
 */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Like `instantOf`, and accepts `24:00` for the end of a day. */
export const endInstantOf = (day: string, time: string, timeZone: string): Date | null =>
  time === "24:00" ? instantOf(dayAfter(day), "00:00", timeZone) : instantOf(day, time, timeZone);
