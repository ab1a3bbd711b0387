import { AppError } from "#lib/errors.ts";
import { type AutomationRule, MAX_DAYS_AHEAD, RULE_AMOUNTS } from "#lib/fields/automations.ts";
import { instantOf, NOT_IN_FUTURE, SKIPPED_TIME } from "#lib/us/wall-clock.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function refuse(field: "day" | "time", message: string): never {
  throw new AppError("bad_request", message, { fields: { [field]: message } });
}

/**
 * Converts the chosen day and time in the home's time zone to a Date.
 * @throws AppError `bad_request` if it is past, too far ahead, or skipped by daylight saving time
 */
export function readRunTime(
  { day, time }: { day: string; time: string },
  timeZone: string,
  now: Date,
): Date {
  const at = instantOf(day, time, timeZone) ?? refuse("time", SKIPPED_TIME);
  if (at <= now) refuse("day", NOT_IN_FUTURE);
  if (at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) {
    refuse("day", `Must be within ${MAX_DAYS_AHEAD} days`);
  }
  return at;
}

/** Returns how long a rule waits, in milliseconds. */
export const waitOf = (rule: AutomationRule, amount: number): number =>
  amount * (RULE_AMOUNTS[rule].unit === "days" ? DAY_MS : HOUR_MS);

/**
 * Returns when to check a rule next. Anything that starts to wait after `now` is due at least a full
 * wait later, so an earlier check would find nothing.
 * @param waitingSince when the oldest unreported item started to wait; null if nothing waits
 */
export function nextLook(
  rule: AutomationRule,
  amount: number,
  { waitingSince, now }: { waitingSince: Date | null; now: Date },
): Date {
  const wait = waitOf(rule, amount);
  return new Date(Math.min(waitingSince?.getTime() ?? Infinity, now.getTime()) + wait);
}
