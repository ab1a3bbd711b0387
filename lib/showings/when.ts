import { dateTimeFormat } from "#lib/date-time-format.ts";

const write = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat({ ...options, timeZone }).format(moment);

/** "Saturday, December 5", where the home is. */
export const formatDay = (moment: Date, timeZone: string): string =>
  write(moment, timeZone, { weekday: "long", month: "long", day: "numeric" });

/** "10:30 AM", where the home is. */
export const formatTime = (moment: Date, timeZone: string): string =>
  write(moment, timeZone, { hour: "numeric", minute: "2-digit" });

/** "Central Time". */
export const formatZone = (timeZone: string, moment = new Date()): string =>
  dateTimeFormat({ timeZone, timeZoneName: "longGeneric" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** "Saturday, December 5, 10:30 AM CT": when something is, by the clocks where the home is. */
export const formatDayAndTime = (moment: Date, timeZone: string): string =>
  `${formatDay(moment, timeZone)}, ${write(moment, timeZone, {
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" },
  })}`;
