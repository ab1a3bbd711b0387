import { expect, it } from "vitest";
import { scaleLine } from "./line-scale.ts";

const BOX = { left: 10, right: 110, top: 0, bottom: 100 };
const point = (day: string, value: number, half = 10) => ({
  ...{ day, value, low: value - half, high: value + half, wasShown: true, reasons: [] },
});

it("places days by their distance, and prices from the lowest low to the highest high", () => {
  const { places, least, most } = scaleLine(
    [point("2026-01-01", 110), point("2026-01-02", 150), point("2026-01-11", 190)],
    BOX,
  );
  expect([least, most]).toEqual([100, 200]);
  expect(places.map(({ x }) => x)).toEqual([10, 20, 110]);
  expect(places.map(({ y }) => y)).toEqual([90, 50, 10]);
  expect(places[0]).toMatchObject({ low: 100, high: 80 });
});

it("puts what is all alone in the middle", () => {
  expect(scaleLine([point("2026-01-01", 5, 0)], BOX).places[0]).toMatchObject({ x: 60, y: 50 });
});
