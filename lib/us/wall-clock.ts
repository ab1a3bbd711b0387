import { dateTimeFormat } from "#lib/date-time-format.ts";

/** Shown where somebody chooses a time that the clocks skip that day. */
export const SKIPPED_TIME = "Clocks skip this time that day. Choose another time.";

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = "numeric";
  return dateTimeFormat({
    ...{ timeZone, hourCycle: "h23" },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
  });
}

/** What clock and calendar of a time zone show at an instant, as if they stood in UTC. */
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
 * The instant at which the clocks of a time zone show a day and a time.
 * @param day `2026-11-22`
 * @param time `13:00`
 * @returns the first of two where the clocks go back; null for a time that they leap over
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

/** `instantOf`, and an hour later on the clock for a time that the clocks skip. */
export function instantOrNextHour(day: string, time: string, timeZone: string): Date {
  const found = instantOf(day, time, timeZone);
  if (found) return found;
  const before = new Date(Date.parse(`${day}T${time}:00Z`) - HOUR_MS).toISOString();
  const earlier = instantOf(before.slice(0, 10), before.slice(11, 16), timeZone);
  return new Date((earlier?.getTime() ?? Date.parse(before)) + HOUR_MS);
}

/** Today in a time zone, as `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Date(shownAt(now.getTime(), timeZone)).toISOString().slice(0, 10);

/** What the clocks of a time zone show at an instant: `2026-11-22` and `13:00`. */
export function wallTimeOf(instant: Date, timeZone: string): { day: string; time: string } {
  const shown = new Date(shownAt(instant.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The instant at which the clocks of one zone show what those of another showed. */
export function atSameClockTime(instant: Date, { from, to }: { from: string; to: string }): Date {
  const { day, time } = wallTimeOf(instant, from);
  const secondsMs = instant.getTime() % MINUTE_MS;
  return new Date(instantOrNextHour(day, time, to).getTime() + secondsMs);
}

/** The time that the clocks of a time zone show, as `13:00`. */
export const timeIn = (timeZone: string, now: Date): string => wallTimeOf(now, timeZone).time;

/** The day so many days after another one. @param day `2026-11-22` */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** `instantOf` for a time that may be `24:00`, with which a day ends. */
export const endInstantOf = (day: string, time: string, timeZone: string): Date | null =>
  time === "24:00" ? instantOf(dayAfter(day), "00:00", timeZone) : instantOf(day, time, timeZone);
