import { expect, it } from "vitest";
import { changeBetween } from "./change.ts";

it.each([
  ["A deck.", "A new deck.", [2, 2], [2, 6]],
  ["A new deck.", "A deck.", [2, 6], [2, 2]],
  ["A deck.", "A yard.", [2, 6], [2, 6]],
  ["Same.", "Same.", [5, 5], [5, 5]],
  ["", "Text.", [0, 0], [0, 5]],
  ["aa", "aaa", [2, 2], [2, 3]],
  // 🏡 and 🏠 share their first surrogate; 🏠 and 😠 share their last.
  ["x🏡y", "x🏠y", [1, 3], [1, 3]],
  ["x🏠y", "x😠y", [1, 3], [1, 3]],
])("the change between %j and %j is %j and %j", (before, after, [from, to], [start, end]) => {
  expect(changeBetween(before, after)).toEqual({
    removed: { start: from, end: to },
    added: { start, end },
  });
});
