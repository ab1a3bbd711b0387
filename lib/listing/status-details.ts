import { AppError } from "#lib/errors.ts";
import { ENTER_FIRST_DAY, MAX_DAYS_COMING_SOON } from "#lib/fields/listing.ts";
import type { ListingStatusInput } from "#lib/schemas/listing.ts";
import { dayIn } from "#lib/us/wall-clock.ts";

export interface StatusDetails {
  activeOn: string | null;
  soldOn: string | null;
  soldPrice: number | null;
  showsSoldPrice: boolean;
  acceptsBackupOffers: boolean;
}

const NONE: StatusDetails = {
  activeOn: null,
  soldOn: null,
  soldPrice: null,
  showsSoldPrice: false,
  acceptsBackupOffers: false,
};

const DAY_MS = 24 * 60 * 60 * 1000;

function refuse(field: keyof StatusDetails, message: string): never {
  throw new AppError("bad_request", message, { fields: { [field]: message } });
}

const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function readActiveOn(day: string | null, today: string): string {
  if (!day) return refuse("activeOn", ENTER_FIRST_DAY);
  if (day <= today) return refuse("activeOn", "Must be after today");
  const latest = daysLater(today, MAX_DAYS_COMING_SOON);
  return day <= latest ? day : refuse("activeOn", `Must be within ${MAX_DAYS_COMING_SOON} days`);
}

/**
 * Validates the details of a new status.
 * @param before the saved details if the status stays the same
 * @throws AppError `bad_request` for an invalid day
 */
export function readStatusDetails(
  input: ListingStatusInput,
  before: StatusDetails | null,
  { timeZone, now }: { timeZone: string; now: Date },
): StatusDetails {
  const today = dayIn(timeZone, now);
  const entered = <Name extends keyof StatusDetails>(name: Name): StatusDetails[Name] | null =>
    (input[name] as StatusDetails[Name] | undefined) ?? before?.[name] ?? null;
  switch (input.status) {
    case "coming_soon":
      return { ...NONE, activeOn: readActiveOn(entered("activeOn"), today) };
    case "active":
      return { ...NONE, acceptsBackupOffers: entered("acceptsBackupOffers") ?? false };
    case "sold": {
      const soldOn = entered("soldOn") ?? today;
      if (soldOn > today) refuse("soldOn", "Can't be after today");
      const soldPrice =
        input.soldPrice === undefined ? (before?.soldPrice ?? null) : input.soldPrice;
      return { ...NONE, soldOn, soldPrice, showsSoldPrice: entered("showsSoldPrice") ?? false };
    }
    default:
      return NONE;
  }
}
