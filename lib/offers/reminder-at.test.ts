import { expect, it } from "vitest";
import { instantOf } from "#lib/us/wall-clock.ts";
import { reminderAt } from "./reminder-at.ts";

const ZONE = "America/Chicago";
const at = (day: string, time: string) => instantOf(day, time, ZONE) ?? new Date(Number.NaN);

it.each([
  ["three days", "2026-12-01T15:00Z", "2026-12-04T15:00Z", "2026-12-03T15:00Z"],
  ["30 hours", "2026-12-01T15:00Z", "2026-12-02T21:00Z", "2026-12-01T21:00Z"],
  ["a day, halfway", "2026-12-01T15:00Z", "2026-12-02T15:00Z", "2026-12-02T03:00Z"],
  ["an hour, halfway", "2026-12-01T15:00Z", "2026-12-01T16:00Z", "2026-12-01T15:30Z"],
])("reminds of a deadline after %s", (_, from, until, due) =>
  expect(reminderAt(new Date(from), new Date(until))).toEqual(new Date(due)),
);

it.each([
  // Clocks skip 2:00 AM on March 14, so the day before the deadline has 23 hours.
  ["2027-03-14", "17:00", "2027-03-13", "16:00"],
  // Clocks repeat 1:00 AM on November 7.
  ["2027-11-07", "17:00", "2027-11-06", "18:00"],
])("reminds 24 hours before %s, %s across a change of the clock", (day, time, dueDay, dueTime) => {
  const opened = new Date(at(day, time).getTime() - 5 * 24 * 3_600_000);
  expect(reminderAt(opened, at(day, time))).toEqual(at(dueDay, dueTime));
});
