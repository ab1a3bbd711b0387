import { expect, it } from "vitest";
import { ratioStatistics, splitIntoFifths } from "./ratio-statistics.ts";

const valued = (...pairs: readonly (readonly [value: number, price: number])[]) =>
  pairs.map(([value, price]) => ({ value, price }));

it("measures dispersion and bias by price, as computed by hand", () => {
  const { median, cod, prd, prb } = ratioStatistics(valued([110, 100], [200, 200], [360, 400]));
  expect(median).toBe(1);
  expect(cod).toBeCloseTo(20 / 3, 6);
  expect(prd).toBeCloseTo(700 / 670, 6);
  expect(prb).toBeCloseTo(-0.10778, 4);
});

it("finds no bias if every ratio is the same", () => {
  const { median, cod, prd, prb } = ratioStatistics(valued([90, 100], [180, 200]));
  expect([median, cod, prd, prb].map((one) => Number(one.toFixed(9)))).toEqual([0.9, 0, 1, 0]);
});

it("takes the mean of the middle two of an even count", () => {
  expect(ratioStatistics(valued([1, 1], [2, 1], [4, 1], [9, 1])).median).toBe(3);
});

it("splits sales so that errors of the price don't decide their fifth", () => {
  const worths = [500, 100, 400, 200, 300];
  const sales = worths.flatMap((worth) =>
    valued([worth * 1.4, worth * 0.6], [worth * 0.6, worth * 1.4]),
  );
  const worthsOf = splitIntoFifths(sales).map((part) =>
    part.map(({ value, price }) => Math.round((value + price) / 2)),
  );
  expect(worthsOf).toEqual([100, 200, 300, 400, 500].map((worth) => [worth, worth]));
  expect(splitIntoFifths(valued([1, 1], [2, 2])).flat()).toHaveLength(2);
});
