import { describe, expect, it } from "vitest";
import { dayIn, instantOf } from "./wall-clock.ts";

const NEW_YORK = "America/New_York";

describe("the instant of a day and time", () => {
  it.each([
    ["2026-07-04", "13:00", NEW_YORK, "2026-07-04T17:00:00.000Z"],
    ["2026-12-04", "13:00", NEW_YORK, "2026-12-04T18:00:00.000Z"],
    ["2026-12-31", "23:30", "Pacific/Honolulu", "2027-01-01T09:30:00.000Z"],
    ["2026-07-04", "00:00", "America/Phoenix", "2026-07-04T07:00:00.000Z"],
    ["2026-07-04", "08:15", "Pacific/Guam", "2026-07-03T22:15:00.000Z"],
    // Daylight saving time starts at 2:00 and ends at 2:00.
    ["2027-03-14", "01:59", NEW_YORK, "2027-03-14T06:59:00.000Z"],
    ["2027-03-14", "03:00", NEW_YORK, "2027-03-14T07:00:00.000Z"],
    ["2027-11-07", "00:59", NEW_YORK, "2027-11-07T04:59:00.000Z"],
    ["2027-11-07", "02:00", NEW_YORK, "2027-11-07T07:00:00.000Z"],
  ])("%s %s in %s is %s", (day, time, timeZone, wanted) => {
    expect(instantOf(day, time, timeZone)?.toISOString()).toBe(wanted);
  });

  it("doesn't exist in the hour that the clocks skip", () => {
    expect(instantOf("2027-03-14", "02:00", NEW_YORK)).toBeNull();
    expect(instantOf("2027-03-14", "02:59", NEW_YORK)).toBeNull();
    expect(instantOf("2027-03-14", "02:30", "America/Phoenix")).not.toBeNull();
  });

  it("is the first one in a repeated hour", () => {
    expect(instantOf("2027-11-07", "01:30", NEW_YORK)?.toISOString()).toBe(
      "2027-11-07T05:30:00.000Z",
    );
  });
});

it("returns the home's local date", () => {
  const now = new Date("2026-11-22T07:30:00Z");
  expect(dayIn("America/Los_Angeles", now)).toBe("2026-11-21");
  expect(dayIn(NEW_YORK, now)).toBe("2026-11-22");
});
