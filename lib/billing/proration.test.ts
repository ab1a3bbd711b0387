import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, changeAmount } from "./proration.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe("addMonths", () => {
  it.each([
    ["2026-11-21", 1, "2026-12-21"],
    ["2026-12-21", 1, "2027-01-21"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2027-03-31", -1, "2027-02-28"],
    ["2027-01-15", -1, "2026-12-15"],
  ])("%s plus %i month is %s", (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });
});

describe("changeAmount", () => {
  const month = { paidFrom: day("2026-11-21"), paidUntil: day("2026-12-21") };

  it.each([
    ["a whole month", "2026-11-21", 10_000],
    ["half a month", "2026-12-06", 5_000],
    ["the last day", "2026-12-20", 333],
    ["a partly used day", "2026-12-19", 667],
  ])("is the prorated difference for %s", (_, now, amount) => {
    expect(changeAmount(99, 199, month, day(now))).toBe(amount);
  });

  it("is the same all day long", () => {
    const at = (time: string) => changeAmount(49, 99, month, new Date(`2026-12-01T${time}Z`));
    expect(at("12:00:00")).toBe(at("23:59:59"));
  });

  it("is at most the full difference and at least the minimum card charge", () => {
    expect(changeAmount(99, 199, month, day("2026-10-01"))).toBe(10_000);
    expect(changeAmount(99, 100, month, day("2026-12-20"))).toBe(50);
    expect(changeAmount(99, 199, month, day("2027-01-01"))).toBe(50);
  });

  it("is a share of the paid month, whatever its length", () => {
    // Counted back from the 31st: a month before April 30 has 31 days, this one has 30.
    const april = { paidFrom: day("2027-03-31"), paidUntil: day("2027-04-30") };
    expect(changeAmount(49, 199, april, day("2027-03-31"))).toBe(15_000);
  });

  it("is at least what Stripe credits for switching back immediately", () => {
    const start = fc.date({ min: day("2026-01-01"), max: day("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.double({ min: 0, max: 1, noNaN: true }), (anchor, passed) => {
        const paidFrom = addMonths(anchor, 1);
        const paidUntil = addMonths(anchor, 2);
        const length = paidUntil.getTime() - paidFrom.getTime();
        const now = new Date(paidFrom.getTime() + Math.floor(length * passed));
        const credit = Math.round((15_000 * (paidUntil.getTime() - now.getTime())) / length);
        const paid = changeAmount(49, 199, { paidFrom, paidUntil }, now);
        expect(paid).toBeGreaterThanOrEqual(credit);
      }),
    );
  });

  it("is zero for a plan that doesn't cost more", () => {
    expect(changeAmount(199, 99, month, day("2026-12-01"))).toBe(0);
    expect(changeAmount(99, 99, month, day("2026-12-01"))).toBe(0);
  });
});
