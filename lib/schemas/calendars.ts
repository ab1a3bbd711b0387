import { z } from "zod";
import { MAX_CALENDAR_ADDRESS } from "#lib/fields/calendars.ts";

const NO_ADDRESS = "Must be an address that begins with https:// or webcal://";

/** `webcal://` is https by another name. */
export const busyCalendarInput = z.object({
  address: z
    .string("Paste the address of your calendar")
    .trim()
    .min(1, "Paste the address of your calendar")
    .max(MAX_CALENDAR_ADDRESS, `Must be at most ${MAX_CALENDAR_ADDRESS} characters`)
    .transform((typed) => typed.replace(/^webcals?:\/\//i, "https://"))
    .pipe(z.url({ protocol: /^https$/, error: NO_ADDRESS }))
    .refine((address) => {
      if (!URL.canParse(address)) return true;
      const { username, password } = new URL(address);
      return username === "" && password === "";
    }, "Must be an address without a name and a password in it"),
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
});
export type BusyCalendarView = z.infer<typeof busyCalendarView>;
