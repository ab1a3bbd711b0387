import { z } from "zod";
import { dayError, ENTER_A_DATE, LAST_YEAR } from "#lib/fields/days.ts";
import { readDate } from "#lib/us/dates.ts";
import { asSeen, entry, missingAsNull } from "./text.ts";

const ENTER_A_TIME = "Enter a time, like 13:00";

/** Reads a date as a person types it. Empty text becomes null; unreadable text is unchanged. */
export function readDay(value: unknown): unknown {
  const typed = missingAsNull(asSeen(value));
  return typeof typed === "string" ? (readDate(typed) ?? typed) : typed;
}

/** Returns the schema of a day from the start of a year, as `2026-11-22`. */
export const dayFrom = (firstYear: number, message = ENTER_A_DATE) =>
  z.iso
    .date(message)
    .refine(
      (day) => dayError(day, firstYear) === null,
      `Must be from ${firstYear} to ${LAST_YEAR}`,
    );

export const timeOfDay = (message = ENTER_A_TIME) =>
  entry(message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);

/** `24:00` is the end of the day. */
export const endTimeOfDay = z.union([z.literal("24:00"), timeOfDay()], ENTER_A_TIME);
