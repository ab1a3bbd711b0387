import { checkFairHousing } from "#lib/description/index.ts";
import { AppError } from "#lib/errors.ts";
import { MAX_OPEN_HOUSE_HOURS } from "#lib/fields/listing.ts";
import type { OpenHouseInput } from "#lib/schemas/listing.ts";
import { instantOf, NOT_AFTER_START, NOT_IN_FUTURE, SKIPPED_TIME } from "#lib/us/wall-clock.ts";

const HOUR_MS = 60 * 60 * 1000;

function refuse(field: keyof OpenHouseInput, message: string): never {
  throw new AppError("bad_request", message, { fields: { [field]: message } });
}

/**
 * Validates the time of an open house, in the home's time zone.
 * @param saved the open house as saved, when it is edited: one that has begun keeps its start
 * @throws AppError `bad_request` for an invalid time, or remarks that violate fair housing law
 */
export function readOpenHouse(
  input: OpenHouseInput,
  timeZone: string,
  now: Date,
  saved: { startsAt: Date } | null = null,
) {
  const { day, from, to, remarks, isPublic, holdsBoth } = input;
  const startsAt = instantOf(day, from, timeZone) ?? refuse("from", SKIPPED_TIME);
  const endsAt = instantOf(day, to, timeZone) ?? refuse("to", SKIPPED_TIME);
  const isAsItWas = saved?.startsAt.getTime() === startsAt.getTime();
  if (startsAt <= now && !isAsItWas) refuse("day", NOT_IN_FUTURE);
  if (endsAt <= startsAt) refuse("to", NOT_AFTER_START);
  if (endsAt <= now) refuse("to", NOT_IN_FUTURE);
  if (endsAt.getTime() - startsAt.getTime() > MAX_OPEN_HOUSE_HOURS * HOUR_MS) {
    refuse("to", `Must be at most ${MAX_OPEN_HOUSE_HOURS} hours after the start`);
  }
  const violation = violationIn(remarks);
  if (violation) refuse("remarks", violation);
  return { startsAt, endsAt, remarks, isPublic, holdsBoth };
}

/** Returns a sentence about a fair housing violation in a text, or null. */
export function violationIn(text: string): string | null {
  const found = checkFairHousing(text).find(({ severity }) => severity === "violation");
  return found ? `“${found.phrase}” may violate fair housing law. ${found.reason}` : null;
}
