import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fuzz } from "#tests/fuzz/settings.ts";
import { addMonths, changeAmount } from "./proration.ts";

const date = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();

it("addMonths moves by whole months, keeps the time, and never lands on a later day", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -24, max: 24 }), (from, months) => {
      const moved = addMonths(from, months);
      expect(monthOf(moved)).toBe(monthOf(from) + months);
      expect(moved.toISOString().slice(10)).toBe(from.toISOString().slice(10));
      expect(moved.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
    }),
    fuzz("months", 500),
  );
});

it("a plan change costs at most a month's difference, and never more as days pass", () => {
  const cost = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(
      cost,
      cost,
      date,
      fc.integer({ min: 0, max: 31 * 24 }),
      (from, to, paidUntil, hours) => {
        const before = (rest: number) => new Date(paidUntil.getTime() - rest * 3_600_000);
        const period = { paidFrom: addMonths(paidUntil, -1), paidUntil };
        const amount = changeAmount(from, to, period, before(hours));
        if (to <= from) {
          expect(amount).toBe(0);
          return;
        }
        expect(amount).toBeGreaterThanOrEqual(50);
        expect(amount).toBeLessThanOrEqual((to - from) * 100);
        expect(amount).toBeLessThanOrEqual(changeAmount(from, to, period, before(hours + 24)));
      },
    ),
    fuzz("change of plan", 500),
  );
});
