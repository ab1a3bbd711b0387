/** How long an address of a calendar may be: some carry long keys. */
export const MAX_CALENDAR_ADDRESS = 2000;

/** Days from now on of which it is known when somebody is busy. */
export const DAYS_OF_BUSY_TIMES = 60;

/** Why a calendar could not be read, told to whose it is. */
export const CALENDAR_FAILURES = {
  private:
    "This address leads into a private network, where we can’t read it. Use the address that your calendar gives for sharing.",
  not_found:
    "There is no calendar at this address any more, or it is not shared. Copy the address from your calendar again.",
  unreachable: "The calendar could not be reached. It may be away for a moment.",
  too_large: "This calendar is larger than the 2 MB that we read. Share a smaller one.",
  not_a_calendar:
    "What stands at this address is not a calendar. Look for the address that ends in .ics.",
  too_much: "This calendar repeats more events than we can go through. Share a simpler one.",
} as const;
export type CalendarFailure = keyof typeof CALENDAR_FAILURES;
export const CALENDAR_FAILURE_KEYS = Object.keys(CALENDAR_FAILURES) as [
  CalendarFailure,
  ...CalendarFailure[],
];
