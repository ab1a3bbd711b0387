import { describe, expect, it } from "vitest";
import { dayOf } from "#lib/days.ts";
import { HOUSE_PRICE_INDEX } from "#lib/us/house-price-index.ts";
import { carryForward } from "./carry-forward.ts";
import { indexOn, LAST_QUARTER_NAME } from "./price-index.ts";

describe("the index of a state", () => {
  const [first = 0, second = 0] = (HOUSE_PRICE_INDEX.AK ?? "").split(" ").map(Number);
  it.each([
    ["in the middle of a quarter is that quarter's", "1975-02-15", first],
    ["between two middles lies between them", "1975-04-01", (first + second) / 2],
  ])("%s", (_, day, value) => {
    expect(indexOn("AK", dayOf(day))).toBeCloseTo(value, 1);
  });

  it("stays as on the newest quarter after it", () => {
    expect(indexOn("WA", dayOf("2090-11-01"))).toBe(indexOn("WA", dayOf("2095-11-01")));
    expect(LAST_QUARTER_NAME).toMatch(/^Q[1-4] \d{4}$/);
  });

  it.each([
    ["PR", "2020-01-01"],
    ["constructor", "2020-01-01"],
    [null, "2020-01-01"],
    ["WA", "1974-12-31"],
  ])("of %s on %s is not known", (state, day) => {
    expect(indexOn(state, dayOf(day))).toBeNull();
  });
});

describe("a last sale carried forward", () => {
  const now = new Date("2024-11-15T12:00:00Z");
  const later = new Date("2090-11-15T12:00:00Z");
  const sale = { soldOn: "2014-05-15", price: 400_000 };
  it("moves as the index moved", () => {
    const ratio = indexOn("WA", dayOf("2024-11-15"))! / indexOn("WA", dayOf("2014-05-15"))!;
    expect(carryForward(sale, "WA", now)?.value).toBe(Math.round(400_000 * ratio));
  });

  it("has a range that widens with the years since the sale", () => {
    const rangeOf = (soldOn: string) => {
      const { low, high, value } = carryForward({ soldOn, price: 400_000 }, "WA", now)!;
      return [low / value, high / value];
    };
    const half = Math.hypot(0.35, 1.28 * 0.08 * Math.sqrt(19));
    const [low = 0, high = 0] = rangeOf("2004-11-15");
    expect(high).toBeCloseTo(Math.exp(half), 2);
    expect(low).toBeCloseTo(Math.exp(-half), 2);
    expect(rangeOf("2024-03-15")[1]).toBeCloseTo(Math.exp(0.35), 4);
  });

  it("is moved by how far the area's homes sold beyond the index, with the range that they had", () => {
    const error = { salesCount: 40, shift: -0.05, halfRange: 0.2, medianError: 0.0984 };
    const area = { through: "2024-11-01", errors: [null, null, null, error, null] };
    const plain = carryForward(sale, "WA", now)!;
    const moved = carryForward(sale, "WA", now, area)!;
    expect(moved.value / plain.value).toBeCloseTo(Math.exp(-0.05), 5);
    expect(moved.high / moved.value).toBeCloseTo(Math.exp(0.2), 5);
    expect(moved.value / moved.low).toBeCloseTo(Math.exp(0.2), 5);
    expect(moved.measured).toEqual({
      of: "area",
      homes: 40,
      medianErrorPercent: 9.8,
      shiftPercent: -4.9,
      fromYears: 7,
      untilYears: 15,
    });
    expect(carryForward({ ...sale, soldOn: "2001-05-15" }, "WA", now, area)).toEqual(
      carryForward({ ...sale, soldOn: "2001-05-15" }, "WA", now),
    );
  });

  it("widens only from the newest of the area's sales on, if they are newer than the index", () => {
    const error = { salesCount: 40, shift: 0, halfRange: 0.2, medianError: 0.1 };
    const area = { through: "2090-10-01", errors: [error, error, error, error, error] };
    expect(carryForward(sale, "WA", later, area)?.isBeyondIndex).toBe(false);
    const older = carryForward(sale, "WA", later, { ...area, through: "2085-10-01" })!;
    expect(older.isBeyondIndex).toBe(true);
    expect(older.high / older.value).toBeGreaterThan(Math.exp(0.2 + 5 * 4 * 0.025));
  });

  it("stops at the end of the index, with a wider range", () => {
    const [then, after] = [carryForward(sale, "WA", now), carryForward(sale, "WA", later)];
    const newest = carryForward(sale, "WA", new Date("2085-11-15T12:00:00Z"));
    expect(after?.value).toBe(newest?.value);
    expect(after?.isBeyondIndex).toBe(true);
    expect(then?.isBeyondIndex).toBe(false);
    expect(after?.high).toBeGreaterThan(then?.high ?? 0);
    expect(after?.low).toBeLessThan(then?.low ?? 0);
  });

  it("of a home sold after the newest quarter is its price", () => {
    const fresh = { soldOn: "2090-05-15", price: 400_000 };
    expect(carryForward(fresh, "WA", later)).toMatchObject({ value: 400_000, isBeyondIndex: true });
  });
});
