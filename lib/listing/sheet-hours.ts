import {
  SHEET_DAYS_SENT_LATER,
  SHEET_HOURS_AFTER,
  SHEET_MINUTES_BEFORE,
  type SheetState,
} from "#lib/fields/open-houses.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
// The clock of a tablet is set by the server's, as far as the way between them lets it.
const CLOCK_MS = 10 * MINUTE_MS;

interface Sheet {
  startsAt: Date;
  endsAt: Date;
  /** When the seller ended it; null: not by hand. */
  sheetEndedAt: Date | null;
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** From when until when a sign-in sheet takes names, and until when what a tablet has kept. */
export const sheetHours = ({ startsAt, endsAt }: Pick<Sheet, "startsAt" | "endsAt">) => ({
  opensAt: later(startsAt, -SHEET_MINUTES_BEFORE * MINUTE_MS),
  closesAt: later(endsAt, SHEET_HOURS_AFTER * HOUR_MS),
  lastSentAt: later(endsAt, SHEET_DAYS_SENT_LATER * 24 * HOUR_MS),
});

/** How a sheet stands at a moment. */
export function sheetState(sheet: Sheet, now: Date): SheetState {
  const { opensAt, closesAt } = sheetHours(sheet);
  if (sheet.sheetEndedAt || now >= closesAt) return "ended";
  return now < opensAt ? "early" : "open";
}

/**
 * When somebody signed in, by what the tablet says of it: not before the sheet opened, nor later than
 * now.
 * @returns null for one that was entered after the sheet's end
 */
export function signedAtOf(sheet: Sheet, told: Date, now: Date): Date | null {
  const { opensAt, closesAt } = sheetHours(sheet);
  const end = Math.min(closesAt.getTime(), sheet.sheetEndedAt?.getTime() ?? Infinity);
  if (told.getTime() > end + CLOCK_MS) return null;
  const latest = Math.min(told.getTime(), now.getTime(), end);
  return new Date(Math.max(latest, Math.min(opensAt.getTime(), now.getTime())));
}
