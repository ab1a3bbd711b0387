import { expect, it } from "vitest";
import { scaleRange } from "./range-scale.ts";

const RANGE = { low: 300_000, high: 400_000, estimate: 350_000 };

it("puts the range between two margins of 0.3 of its width, and the estimate in it", () => {
  const scale = scaleRange(RANGE, []);
  expect(scale?.low).toBeCloseTo(18.75);
  expect(scale?.estimate).toBeCloseTo(50);
  expect(scale?.high).toBeCloseTo(81.25);
});

it("draws prices where they are, and leaves out those beyond the line", () => {
  expect(scaleRange(RANGE, [270_000, 350_000, 430_001, 90_000])?.prices).toEqual([0, 50]);
});

it("keeps an estimate outside of its range on the line", () => {
  expect(scaleRange({ ...RANGE, estimate: 900_000 }, [])?.estimate).toBe(100);
  expect(scaleRange({ ...RANGE, estimate: null }, [])?.estimate).toBeNull();
});

it.each([
  { low: null, high: 400_000 },
  { low: 300_000, high: null },
  { low: 300_000, high: 300_000 },
  { low: 400_000, high: 300_000 },
])("draws nothing for %j", (bounds) => {
  expect(scaleRange({ ...RANGE, ...bounds }, [])).toBeNull();
});
