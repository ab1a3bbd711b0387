import fc from "fast-check";
import { expect, it } from "vitest";
import { type Arrived, placeOfChoice } from "./place-of-choice.ts";

const chosen = (number: number): Arrived => ({ photoId: String(number), addedAt: number });

function place(ids: readonly string[], photo: Arrived, others: readonly Arrived[]): string[] {
  const before = placeOfChoice(ids, photo, others);
  if (before === undefined) return [...ids];
  const rest = ids.filter((id) => id !== photo.photoId);
  return rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, photo.photoId);
}

const orders = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.tuple(
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
    ),
  );

it("photographs stand as they were chosen, whichever arrived and answered first", () => {
  fc.assert(
    fc.property(orders, ([arrived, answered]) => {
      let ids = ["before", ...arrived.map(String)];
      answered.forEach((number, index) => {
        ids = place(ids, chosen(number), answered.slice(0, index).map(chosen));
      });
      expect(ids).toEqual(["before", ...arrived.map(String).toSorted()]);
    }),
  );
});

it("one that is gone is left alone", () => {
  expect(placeOfChoice(["1"], chosen(0), [chosen(1)])).toBeUndefined();
});
