/** Days in which an account can be kept after its deletion was requested. */
export const DAYS_TO_KEEP = 14;

/** Everyone on the account is reminded this many days before the deletion. */
export const REMINDER_DAYS = 3;

/** What an email about a requested deletion reports. */
export type DeletionMailAbout = "requested" | "reminder" | "kept";
