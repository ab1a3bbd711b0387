import { expect, it } from "vitest";
import { weeksOf } from "./weeks.ts";

const CHICAGO = "America/Chicago";

it("groups times by the home's local days and weeks", () => {
  const starts = [
    // Saturday at 10 PM in Chicago is Sunday in UTC.
    "2026-11-29T04:00:00Z",
    "2026-11-29T16:00:00Z",
    "2026-12-05T16:00:00Z",
    "2026-12-05T16:30:00Z",
    "2026-12-09T23:00:00Z",
  ].map((start) => new Date(start));
  const weeks = weeksOf(starts, CHICAGO);
  expect(weeks.map(({ label }) => label)).toEqual([
    "November 28",
    "November 29 to December 5",
    "December 9",
  ]);
  expect(weeks[1]?.days.map(({ label, starts: ofDay }) => [label, ofDay.length])).toEqual([
    ["Sunday, November 29", 1],
    ["Saturday, December 5", 2],
  ]);
  expect(weeks[1]?.days.map(({ short }) => short)).toEqual(["Sun, Nov 29", "Sat, Dec 5"]);
  expect(weeksOf([], CHICAGO)).toEqual([]);
});
