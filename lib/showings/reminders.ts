export const REMINDERS = ["day", "hours"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Hours before the showing. */
export const REMINDER_HOURS: Record<Reminder, number> = { day: 24, hours: 2 };

const HOUR_MS = 60 * 60 * 1000;

/** Returns the moment a number of hours later. */
export const momentAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * HOUR_MS);
