import { expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import { nextLook, readRunTime } from "./times.ts";

const NOW = new Date("2026-10-30T12:00:00Z");
const read = (day: string, time: string, timeZone = "America/Chicago") => {
  try {
    return readRunTime({ day, time }, timeZone, NOW).toISOString();
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
};

it.each([
  ["before the clocks go back", "2026-10-31", "09:00", "2026-10-31T14:00:00.000Z"],
  [
    "in an hour that occurs twice, as the first one",
    "2026-11-01",
    "01:30",
    "2026-11-01T06:30:00.000Z",
  ],
  ["after the clocks go back", "2026-11-01", "09:00", "2026-11-01T15:00:00.000Z"],
  ["after the clocks go forward", "2027-03-14", "09:00", "2027-03-14T14:00:00.000Z"],
])("accepts a time %s", (_, day, time, instant) => {
  expect(read(day, time)).toBe(instant);
});

it("uses the home's time zone", () => {
  expect(read("2027-03-14", "02:30", "America/Phoenix")).toBe("2027-03-14T09:30:00.000Z");
});

it.each([
  ["that the clocks skip", "2027-03-14", "02:30", "time", /skip this time/],
  ["that is now", "2026-10-30", "07:00", "day", /future/],
  ["too far ahead", "2027-04-29", "09:00", "day", /within 180 days/],
])("refuses a time %s", (_, day, time, field, sentence) => {
  expect(read(day, time)).toEqual({ [field]: expect.stringMatching(sentence) });
});

it("checks again when the oldest is due, or before anything new could be", () => {
  const waitingSince = new Date("2026-10-30T02:00:00Z");
  const look = (since: Date | null) =>
    nextLook("inquiry_waiting", 24, { waitingSince: since, now: NOW }).toISOString();
  expect(look(waitingSince)).toBe("2026-10-31T02:00:00.000Z");
  expect(look(null)).toBe("2026-10-31T12:00:00.000Z");
  expect(nextLook("quiet", 7, { waitingSince, now: NOW }).toISOString()).toBe(
    "2026-11-06T02:00:00.000Z",
  );
});
