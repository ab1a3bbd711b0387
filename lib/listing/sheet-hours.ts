import {
  SHEET_DAYS_SENT_LATER,
  SHEET_HOURS_AFTER,
  SHEET_MINUTES_BEFORE,
  type SheetState,
} from "#lib/fields/open-houses.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
// A tablet's clock is synced with the server only roughly, because of network delay.
const CLOCK_MS = 10 * MINUTE_MS;

interface Sheet {
  startsAt: Date;
  endsAt: Date;
  /** When the seller ended it by hand, or null. */
  sheetEndedAt: Date | null;
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Returns when a sign-in sheet opens and closes, and when saved entries are last accepted. */
export const sheetHours = ({ startsAt, endsAt }: Pick<Sheet, "startsAt" | "endsAt">) => ({
  opensAt: later(startsAt, -SHEET_MINUTES_BEFORE * MINUTE_MS),
  closesAt: later(endsAt, SHEET_HOURS_AFTER * HOUR_MS),
  lastSentAt: later(endsAt, SHEET_DAYS_SENT_LATER * 24 * HOUR_MS),
});

/** Returns whether a sign-in sheet is not open yet, open, or ended. */
export function sheetState(sheet: Sheet, now: Date): SheetState {
  const { opensAt, closesAt } = sheetHours(sheet);
  if (sheet.sheetEndedAt || now >= closesAt) return "ended";
  return now < opensAt ? "early" : "open";
}

/**
 * Returns the sign-in time reported by the tablet, limited to after opening and before now.
 * @returns null for an entry after the sheet's end
 */
export function signedAtOf(sheet: Sheet, reported: Date, now: Date): Date | null {
  const { opensAt, closesAt } = sheetHours(sheet);
  const end = Math.min(closesAt.getTime(), sheet.sheetEndedAt?.getTime() ?? Infinity);
  if (reported.getTime() > end + CLOCK_MS) return null;
  const latest = Math.min(reported.getTime(), now.getTime(), end);
  return new Date(Math.max(latest, Math.min(opensAt.getTime(), now.getTime())));
}
