import { z } from "zod";
import { MAX_CALENDAR_ADDRESS } from "#lib/fields/calendars.ts";
import { httpsAddress } from "./https-address.ts";

/** `webcal://` means https. */
export const busyCalendarInput = z.object({
  address: httpsAddress(
    MAX_CALENDAR_ADDRESS,
    {
      missing: "Paste your calendar's link",
      wrong: "Enter a link that starts with https:// or webcal://",
    },
    (typed) => typed.replace(/^webcals?:\/\//i, "https://"),
  ),
});
export type BusyCalendarInput = z.output<typeof busyCalendarInput>;

const instant = z.iso.datetime();

/** The calendar feed without its URL, which is shown only once. */
export const calendarFeedView = z.object({
  exists: z.boolean(),
  createdAt: instant.nullable(),
  lastReadAt: instant.nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

export const newCalendarFeed = calendarFeedView.extend({ url: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

export const busyCalendarView = z.object({
  // The host of the calendar's URL; null if none is connected.
  host: z.string().nullable(),
  readAt: instant.nullable(),
  // Why the last read failed, as a sentence; null if it succeeded.
  failure: z.string().nullable(),
  // Busy times up to `DAYS_OF_BUSY_TIMES` days from now.
  busyTimes: z.number().int(),
  // Unreadable events of the last read; they don't block showings.
  skippedEvents: z.number().int(),
});
export type BusyCalendarView = z.infer<typeof busyCalendarView>;
