import { expect, it } from "vitest";
import { nextHolidays } from "./holidays.ts";

it.each([
  // From the Office of Personnel Management.
  [
    "2026-01-01",
    "2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-04 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25",
  ],
  [
    "2027-01-01",
    "2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-19 2027-07-04 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-25",
  ],
])("lists a year of holidays from %s on", (from, days) => {
  expect(
    nextHolidays(from, 11)
      .map(({ day }) => day)
      .join(" "),
  ).toBe(days);
});

it("continues into the next year and includes the given day", () => {
  expect(nextHolidays("2026-12-25", 3)).toEqual([
    { name: "Christmas Day", day: "2026-12-25" },
    { name: "New Year's Day", day: "2027-01-01" },
    { name: "Martin Luther King Jr. Day", day: "2027-01-18" },
  ]);
  expect(nextHolidays("2026-12-26", 12)).toHaveLength(12);
  expect(nextHolidays("2026-12-26", 0)).toEqual([]);
});
