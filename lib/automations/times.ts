import { AppError } from "#lib/errors.ts";
import { type AutomationRule, MAX_DAYS_AHEAD, RULE_AMOUNTS } from "#lib/fields/automations.ts";
import { SKIPPED_TIME, instantOf } from "#lib/us/wall-clock.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

function refuse(field: "day" | "time", message: string): never {
  throw new AppError("bad_request", message, { fields: { [field]: message } });
}

/**
 * The moment that somebody has chosen, by the clocks where the home stands.
 * @throws AppError `bad_request` for one that is over, too far ahead, or that the clocks leap over
 */
export function readRunTime(
  { day, time }: { day: string; time: string },
  timeZone: string,
  now: Date,
): Date {
  const at = instantOf(day, time, timeZone) ?? refuse("time", SKIPPED_TIME);
  if (at <= now) refuse("day", "Must be in the future");
  if (at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) {
    refuse("day", `Must be within ${MAX_DAYS_AHEAD} days`);
  }
  return at;
}

/** How long a rule waits, in milliseconds. */
export const waitOf = (rule: AutomationRule, amount: number): number =>
  amount * (RULE_AMOUNTS[rule].unit === "days" ? DAY_MS : HOUR_MS);

/**
 * When a rule is looked at next. What begins to wait after now can't be due before a whole wait is over,
 * so that nothing is missed and nothing is asked in between.
 * @param waitingSince since when the earliest that is not told of waits; null: nothing waits
 */
export function nextLook(
  rule: AutomationRule,
  amount: number,
  { waitingSince, now }: { waitingSince: Date | null; now: Date },
): Date {
  const wait = waitOf(rule, amount);
  return new Date(Math.min(waitingSince?.getTime() ?? Infinity, now.getTime()) + wait);
}
