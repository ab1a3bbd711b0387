/** What a link of an open house leads to: the sheet at the door, or when and where it is. */
export const OPEN_HOUSE_LINKS = ["sheet", "invitation"] as const;
export type OpenHouseLink = (typeof OPEN_HOUSE_LINKS)[number];

/** The sign-in sheet takes names from so many minutes before an open house … */
export const SHEET_MINUTES_BEFORE = 60;
/** … until so many hours after it. */
export const SHEET_HOURS_AFTER = 4;
/** What a tablet has kept meanwhile is taken for so many days after an open house. */
export const SHEET_DAYS_SENT_LATER = 7;

/** How a sheet stands: not open yet, taking names, over. */
export const SHEET_STATES = ["early", "open", "ended"] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Days for which a cancelled open house is kept, so that calendars hear of it. */
export const CANCELED_OPEN_HOUSE_RETENTION_DAYS = 30;
/** Cancelled ones that a home keeps at most; the earliest go first. */
export const MAX_CANCELED_OPEN_HOUSES = 50;
/** Days after an open house until it is deleted, with all who signed in. */
export const OPEN_HOUSE_RETENTION_DAYS = 365;

export const MAX_VISITOR_NAME = 100;
export const MAX_AGENT_NAME = 100;
export const MAX_VISITORS = 500;
export const MAX_VISITOR_PHONE = 40;
export const MAX_VISITOR_EMAIL = 254;
export const MAX_ATTENDANCE = 10_000;
export const MAX_OPEN_HOUSE_NOTES = 2000;
// As an email to somebody who didn't ask for it shows (lib/text/quoted-name.ts).
export const MAX_FOLLOW_UP_SUBJECT = 60;

/** What is offered as a follow-up's subject. @param home its street; empty where it isn't known */
export function followUpSubject(home: string): string {
  const subject = `Thank you for visiting ${home || "our home"}`;
  return subject.length <= MAX_FOLLOW_UP_SUBJECT ? subject : "Thank you for visiting our home";
}
export const MAX_FOLLOW_UP_MESSAGE = 2000;
