/** A reminder of a showing, by how long before it comes. */
export const REMINDERS = ["day", "hours"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** So many hours before a showing its reminder comes. */
export const REMINDER_HOURS: Record<Reminder, number> = { day: 24, hours: 2 };

const HOUR_MS = 60 * 60 * 1000;

/** The moment so many hours later. */
export const momentAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * HOUR_MS);
