/** Some addresses contain long keys. */
export const MAX_CALENDAR_ADDRESS = 2000;

/** Days ahead for which busy times are stored. */
export const DAYS_OF_BUSY_TIMES = 60;

export const CALENDAR_FAILURES = {
  private:
    "This link is on a private network, so we can't read it. Use your calendar's sharing link.",
  not_found:
    "This calendar no longer exists or isn't shared. Copy the link from your calendar again.",
  unreachable: "We couldn't reach this calendar. Please try again later.",
  too_large: "This calendar is larger than 2 MB. Share a smaller one.",
  not_a_calendar: "This link isn't a calendar. Look for a link that ends in .ics.",
  too_much: "This calendar has too many repeating events. Share a simpler one.",
} as const;
export type CalendarFailure = keyof typeof CALENDAR_FAILURES;
export const CALENDAR_FAILURE_KEYS = Object.keys(CALENDAR_FAILURES) as [
  CalendarFailure,
  ...CalendarFailure[],
];
