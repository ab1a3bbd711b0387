import { expect, it } from "vitest";
import { apportion } from "./shares.ts";

it.each([
  [[1], [1]],
  [
    [1, 1, 1],
    [0.334, 0.333, 0.333],
  ],
  [
    [2, 1, 0],
    [0.667, 0.333, 0],
  ],
  [
    [0.5, 1e-9],
    [1, 0],
  ],
])("the weights %j are the shares %j", (weights, shares) =>
  expect(apportion(weights)).toEqual(shares),
);

it("adds up to all of it, and is nowhere off by a tenth of a percent", () => {
  const weights = Array.from({ length: 16 }, (_, index) => Math.exp(-index / 3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = apportion(weights);
  const parts = shares.reduce((sum, share) => sum + Math.round(share * 1000), 0);
  expect(parts).toBe(1000);
  for (const [index, share] of shares.entries()) {
    expect(Math.abs(share - weights[index]! / total)).toBeLessThan(0.001);
  }
});
