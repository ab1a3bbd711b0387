import { expect, it } from "vitest";
import { scalePrices } from "./price-chart.ts";

const BOX = { left: 0, right: 100, top: 0, bottom: 50 };
const estimate = (day: string, value: number) => ({
  day,
  value,
  low: value - 10,
  high: value + 10,
});

it("is empty without data", () => {
  expect(scalePrices({ estimates: [], askingPrices: [] }, "2026-11-22", BOX)).toBeNull();
});

it("places days across and amounts up, and extends each price to the next or today", () => {
  const placed = scalePrices(
    {
      estimates: [estimate("2026-11-02", 110)],
      askingPrices: [
        { day: "2026-11-02", price: 100 },
        { day: "2026-11-12", price: 120 },
      ],
    },
    "2026-11-22",
    BOX,
  );
  expect(placed).toMatchObject({ least: 100, most: 120 });
  expect(placed?.asked).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
  ]);
  expect(placed?.estimates).toEqual([{ day: "2026-11-02", x: 0, y: 25, low: 50, high: 0 }]);
});

it("puts a single day and a single amount in the middle", () => {
  const askingPrices = [{ day: "2026-11-22", price: 100 }];
  const placed = scalePrices({ estimates: [], askingPrices }, "2026-11-22", BOX);
  expect(placed?.asked).toEqual([
    { x: 50, y: 25 },
    { x: 50, y: 25 },
  ]);
});
