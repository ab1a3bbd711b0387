const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const numeric = "numeric";
  const made = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone, hourCycle: "h23" },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
  });
  formatters.set(timeZone, made);
  return made;
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

/** Today in a time zone, as `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Date(shownAt(now.getTime(), timeZone)).toISOString().slice(0, 10);

/** The time that the clocks of a time zone show, as `13:00`. */
export const timeIn = (timeZone: string, now: Date): string =>
  new Date(shownAt(now.getTime(), timeZone)).toISOString().slice(11, 16);
