/** How long an address of a calendar may be: some carry long keys. */
export const MAX_CALENDAR_ADDRESS = 2000;

/** Days from now on of which it is known when somebody is busy. */
export const DAYS_OF_BUSY_TIMES = 60;

/** Why a calendar could not be read, told to whose it is. */
export const CALENDAR_FAILURES = {
  private:
    "This link is on a private network, so we can’t read it. Use your calendar’s sharing link.",
  not_found:
    "This calendar doesn’t exist or isn’t shared anymore. Copy the link from your calendar again.",
  unreachable: "We couldn’t reach this calendar. It may be temporarily unavailable.",
  too_large: "This calendar is larger than 2 MB. Share a smaller one.",
  not_a_calendar: "This link isn’t a calendar. Look for the one that ends in .ics.",
  too_much: "This calendar has too many repeating events. Share a simpler one.",
} as const;
export type CalendarFailure = keyof typeof CALENDAR_FAILURES;
export const CALENDAR_FAILURE_KEYS = Object.keys(CALENDAR_FAILURES) as [
  CalendarFailure,
  ...CalendarFailure[],
];
