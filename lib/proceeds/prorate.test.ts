import { expect, it } from "vitest";
import { prorateMonth, prorateYear } from "./prorate.ts";

it.each([
  // Closes on the day after the last paid day: nothing is owed.
  ["2026-03-31", "2026-04-01", 0],
  // Ten days, April 1 to 10, are the seller's.
  ["2026-03-31", "2026-04-11", 100],
  // Paid for the whole year, closes on December 22: ten days come back.
  ["2026-12-31", "2026-12-22", -100],
])(
  "for a tax of 3,650 paid through %s and a closing on %s, returns %d",
  (paidTo, closingOn, owed) => {
    expect(prorateYear(3650, paidTo, closingOn)).toBeCloseTo(owed);
  },
);

it("prorates a monthly charge by the days of a year", () => {
  expect(prorateMonth(365, "2026-03-31", "2026-04-11")).toBeCloseTo(120);
});
