import fc from "fast-check";
import { expect, it } from "vitest";
import { type Arrived, placeOfChoice } from "./place-of-choice.ts";

const chosen = (number: number): Arrived => ({ photoId: String(number), addedAt: number });

const orders = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.shuffledSubarray([...Array(count).keys()], { minLength: count }));

it("keeps photos in the order they were chosen, whichever arrives first", () => {
  fc.assert(
    fc.property(orders, (order) => {
      let ids = ["before"];
      order.forEach((number, index) => {
        const before = placeOfChoice(ids, number, order.slice(0, index).map(chosen));
        const place = before === undefined ? ids.length : ids.indexOf(before);
        ids = ids.toSpliced(place, 0, String(number));
      });
      expect(ids).toEqual(["before", ...order.map(String).toSorted()]);
    }),
  );
});

it("ignores photos that are gone", () => {
  expect(placeOfChoice(["1", "3"], 0, [chosen(2), chosen(3)])).toBe("3");
  expect(placeOfChoice(["1"], 0, [chosen(2)])).toBeUndefined();
});
