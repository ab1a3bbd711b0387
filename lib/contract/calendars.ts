import {
  busyCalendarInput,
  busyCalendarView,
  calendarFeedView,
  newCalendarFeed,
} from "#lib/schemas/calendars.ts";
import type { CallName, CallSpec } from "./call.ts";

export const CALENDAR_CALLS = {
  "GET /api/calendar-feed": {
    summary: "Get whether you have a calendar feed and when it was last read",
    output: calendarFeedView,
  },
  "POST /api/calendar-feed": {
    summary:
      "Create your calendar feed, or replace its URL; the old URL stops working and the new one is returned only once",
    output: newCalendarFeed,
    refusals: { rate_limited: "Too many feeds created in a short time" },
  },
  "DELETE /api/calendar-feed": {
    summary: "Delete your calendar feed",
    output: calendarFeedView,
  },
  "GET /api/busy-calendar": {
    summary: "Get your connected calendar, whose events block showings",
    output: busyCalendarView,
  },
  "PUT /api/busy-calendar": {
    summary: "Connect your calendar by URL and save your busy times",
    input: busyCalendarInput,
    output: busyCalendarView,
    refusals: {
      bad_request: "No calendar can be read at that URL",
      rate_limited: "Too many calendars read in a short time",
    },
  },
  "POST /api/busy-calendar": {
    summary: "Refresh your connected calendar",
    output: busyCalendarView,
    refusals: {
      not_found: "No calendar is connected",
      rate_limited: "Refreshed too many times in a short time",
    },
  },
  "DELETE /api/busy-calendar": {
    summary: "Disconnect your calendar and delete your busy times",
    output: busyCalendarView,
  },
} as const satisfies Record<CallName, CallSpec>;
