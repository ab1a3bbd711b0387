import { dateTimeFormat } from "#lib/date-time-format.ts";
import type { Hours } from "#lib/fields/showings.ts";
import type { ShowingView } from "#lib/schemas/showings.ts";
import { formatTime, formatDayAndTime } from "#lib/showings/when.ts";

const clock = dateTimeFormat({
  ...{ hour: "numeric", minute: "2-digit", timeZone: "UTC" },
});

/** Formats "13:30" as "1:30 PM" and "24:00" as "midnight". */
export const formatClock = (time: string): string =>
  time === "24:00" ? "midnight" : clock.format(new Date(`2000-01-01T${time}:00Z`));

/** Formats hours as "10:00 AM to 2:00 PM, 4:00 PM to 6:00 PM", or "Closed". */
export const formatHours = (hours: readonly Hours[]): string =>
  hours.length === 0
    ? "Closed"
    : hours.map(({ from, to }) => `${formatClock(from)} to ${formatClock(to)}`).join(", ");

const write = (day: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat({ ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** Formats `2026-12-05` as "Saturday, December 5". */
export const formatCalendarDay = (day: string): string =>
  write(day, { weekday: "long", month: "long", day: "numeric" });

/** Formats `2026-12-05` as "Dec 5". */
export const formatShortDay = (day: string): string =>
  write(day, { month: "short", day: "numeric" });

/** Formats `2026-12-05` as "Sat". */
export const formatWeekday = (day: string): string => write(day, { weekday: "short" });

/** Formats a span as "Saturday, December 5, 10:30 AM CT, until 11:00 AM". */
export const hoursOf = (
  { startsAt, endsAt }: Pick<ShowingView, "startsAt" | "endsAt">,
  timeZone: string,
) =>
  `${formatDayAndTime(new Date(startsAt), timeZone)}, until ${formatTime(new Date(endsAt), timeZone)}`;
