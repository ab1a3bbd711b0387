import { expect, it } from "vitest";
import { makeSale } from "#tests/valuation/market.ts";
import { distanceKm } from "./location.ts";

it("measures distances on the ground", () => {
  const place = (latitude: number | null, longitude: number | null) =>
    makeSale({ latitude, longitude });
  expect(distanceKm(place(47, -122), place(48, -122))).toBeCloseTo(111.19, 1);
  expect(distanceKm(place(47, -122), place(47, -121))).toBeCloseTo(75.83, 1);
  expect(distanceKm(place(null, null), place(47, -121))).toBeNull();
  expect(distanceKm(place(47, -121), place(47, null))).toBeNull();
});
