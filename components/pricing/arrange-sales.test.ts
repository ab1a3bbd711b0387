import { expect, it } from "vitest";
import { SALE } from "#tests/valuation/views.ts";
import { arrangeSales } from "./arrange-sales.ts";

const sales = (...ids: number[]) => ids.map((id) => ({ ...SALE, id }));
const order = (ids: number[], places: [number, number][] = []) =>
  arrangeSales(sales(...ids), new Map(places)).map(({ id }) => id);

it("keeps the server's order where nothing has a place", () => {
  expect(order([3, 1, 2])).toEqual([3, 1, 2]);
});

it("keeps a sale where it was when the server moved it to the end", () => {
  expect(order([1, 3, 4, 2], [[2, 1]])).toEqual([1, 2, 3, 4]);
});

it("keeps several, whichever was moved first", () => {
  const places: [number, number][] = [
    [3, 2],
    [1, 0],
  ];
  expect(order([2, 4, 5, 1, 3], places)).toEqual([1, 2, 3, 4, 5]);
});

it("puts a place beyond the end at the end, and forgets sales that are gone", () => {
  expect(
    order(
      [1, 2],
      [
        [1, 7],
        [9, 0],
      ],
    ),
  ).toEqual([2, 1]);
});
