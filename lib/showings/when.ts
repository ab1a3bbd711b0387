import { dateTimeFormat } from "#lib/date-time-format.ts";

const write = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateTimeFormat({ ...options, timeZone }).format(moment);

/** Formats a day as "Saturday, December 5". */
export const formatDay = (moment: Date, timeZone: string): string =>
  write(moment, timeZone, { weekday: "long", month: "long", day: "numeric" });

/** Formats a time as "10:30 AM". */
export const formatTime = (moment: Date, timeZone: string): string =>
  write(moment, timeZone, { hour: "numeric", minute: "2-digit" });

/** Formats a time zone as "Central Time". */
export const formatZone = (timeZone: string, moment = new Date()): string =>
  dateTimeFormat({ timeZone, timeZoneName: "longGeneric" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** Formats a time as "Saturday, December 5, 10:30 AM CT". */
export const formatDayAndTime = (moment: Date, timeZone: string): string =>
  `${formatDay(moment, timeZone)}, ${write(moment, timeZone, {
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "shortGeneric" },
  })}`;
