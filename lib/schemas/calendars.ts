import { z } from "zod";
import { MAX_CALENDAR_ADDRESS } from "#lib/fields/calendars.ts";
import { httpsAddress } from "./https-address.ts";

/** `webcal://` is https by another name. */
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

/** The calendar to subscribe to, without its address, which is told once. */
export const calendarFeedView = z.object({
  exists: z.boolean(),
  createdAt: instant.nullable(),
  lastReadAt: instant.nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeedView>;

export const newCalendarFeed = calendarFeedView.extend({ url: z.url() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

/** The caller's own calendar, as it stands with us. */
export const busyCalendarView = z.object({
  // Where it is kept: the host of its address; null: none is connected.
  host: z.string().nullable(),
  readAt: instant.nullable(),
  // A sentence on why it could not be read the last time; null: it was.
  failure: z.string().nullable(),
  // Times until `DAYS_OF_BUSY_TIMES` days from now at which it says busy.
  busyTimes: z.number().int(),
  // Events that couldn't be read when the calendar was last read: they don't block showings.
  skippedEvents: z.number().int(),
});
export type BusyCalendarView = z.infer<typeof busyCalendarView>;
