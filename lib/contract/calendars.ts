import {
  busyCalendarInput,
  busyCalendarView,
  calendarFeedView,
  newCalendarFeed,
} from "#lib/schemas/calendars.ts";
import type { CallName, CallSpec } from "./call.ts";

export const CALENDAR_CALLS = {
  "GET /api/calendar-feed": {
    summary: "Whether the caller has a calendar to subscribe to, and when it was last asked for",
    output: calendarFeedView,
  },
  "POST /api/calendar-feed": {
    summary:
      "Makes the caller's calendar to subscribe to, or a new address for it, which ends the one before; the address is told this once",
    output: newCalendarFeed,
    refusals: { rate_limited: "Many were made in a short time" },
  },
  "DELETE /api/calendar-feed": {
    summary: "Ends the caller's calendar to subscribe to",
    output: calendarFeedView,
  },
  "GET /api/busy-calendar": {
    summary: "The caller's own calendar, which showings avoid",
    output: busyCalendarView,
  },
  "PUT /api/busy-calendar": {
    summary: "Reads the caller's own calendar at an address, and keeps when they are busy",
    input: busyCalendarInput,
    output: busyCalendarView,
    refusals: {
      bad_request: "No calendar can be read at the address",
      rate_limited: "Many were read in a short time",
    },
  },
  "POST /api/busy-calendar": {
    summary: "Looks at the caller's own calendar again",
    output: busyCalendarView,
    refusals: {
      not_found: "No calendar is connected",
      rate_limited: "It was read many times in a short time",
    },
  },
  "DELETE /api/busy-calendar": {
    summary: "Forgets the caller's own calendar, and when they are busy",
    output: busyCalendarView,
  },
} as const satisfies Record<CallName, CallSpec>;
