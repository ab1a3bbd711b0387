/** The sign-in sheet, or the invitation with time and place. */
export const OPEN_HOUSE_LINKS = ["sheet", "invitation"] as const;
export type OpenHouseLink = (typeof OPEN_HOUSE_LINKS)[number];

/** The sign-in sheet opens this many minutes before an open house … */
export const SHEET_MINUTES_BEFORE = 60;
/** … and closes this many hours after it. */
export const SHEET_HOURS_AFTER = 4;
/** Entries that a tablet saved offline are accepted for this many days after an open house. */
export const SHEET_DAYS_SENT_LATER = 7;

export const SHEET_STATES = ["early", "open", "ended"] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Canceled open houses are kept so that subscribed calendars can remove them. */
export const CANCELED_OPEN_HOUSE_RETENTION_DAYS = 30;
/** Per home. The oldest is deleted first. */
export const MAX_CANCELED_OPEN_HOUSES = 50;
/** Visitors are deleted with the open house. */
export const OPEN_HOUSE_RETENTION_DAYS = 365;

export const MAX_VISITOR_NAME = 100;
export const MAX_AGENT_NAME = 100;
export const MAX_VISITORS = 500;
export const MAX_VISITOR_PHONE = 40;
export const MAX_VISITOR_EMAIL = 254;
export const MAX_ATTENDANCE = 10_000;
export const MAX_OPEN_HOUSE_NOTES = 2000;
// Limited because the recipient may not expect the email (lib/text/quoted-name.ts).
export const MAX_FOLLOW_UP_SUBJECT = 60;

/**
 * Returns the suggested subject of a follow-up.
 * @param home its street; empty if unknown
 */
export function followUpSubject(home: string): string {
  const subject = `Thank you for visiting ${home || "our home"}`;
  return subject.length <= MAX_FOLLOW_UP_SUBJECT ? subject : "Thank you for visiting our home";
}
export const MAX_FOLLOW_UP_MESSAGE = 2000;

export const ADD_OPEN_HOUSE = "Add an open house";
