import { describe, expect, it } from "vitest";
import { scalePlot } from "./plot-scale.ts";

const HOME = { latitude: 43.09, longitude: -89.35 };
// A degree of latitude is 69.1 miles; one of longitude here, 50.5.
const north = (miles: number) => ({ ...HOME, latitude: HOME.latitude + miles / 69.1 });
const east = (miles: number) => ({ ...HOME, longitude: HOME.longitude + miles / 50.48 });

const ringsOf = (miles: number) => scalePlot(HOME, [north(miles)]).rings.map((ring) => ring.miles);

describe("the rings", () => {
  it.each([
    [0, [0.01, 0.02]],
    [0.09, [0.05, 0.1]],
    [0.15, [0.1, 0.2]],
    [0.29, [0.2, 0.4]],
    [0.9, [0.5, 1]],
    [7, [4, 8]],
    [530, [300, 600]],
  ])("for a sale %d miles away are at %j miles", (miles, rings) => {
    expect(ringsOf(miles)).toEqual(rings);
  });
});

describe("the points", () => {
  it("lie by direction and distance, north up", () => {
    const { points, rings } = scalePlot(HOME, [north(0.5), east(1), north(-1), HOME]);
    const [inner, outer] = rings.map(({ radius }) => radius);
    expect(points[0]?.x).toBeCloseTo(50, 1);
    expect(points[0]?.y).toBeCloseTo(50 - (inner ?? 0), 1);
    expect(points[1]?.x).toBeCloseTo(50 + (outer ?? 0), 1);
    expect(points[1]?.y).toBeCloseTo(50, 1);
    expect(points[2]?.y).toBeCloseTo(50 + (outer ?? 0), 1);
    expect(points[3]).toEqual({ x: 50, y: 50 });
  });

  it("stay within the outer ring at any distance", () => {
    for (const miles of [0.001, 0.1, 0.2, 0.5000001, 1, 3, 99, 2500]) {
      const [point] = scalePlot(HOME, [east(miles)]).points;
      expect(point?.x).toBeGreaterThanOrEqual(50);
      expect(point?.x).toBeLessThan(95);
    }
  });
});
