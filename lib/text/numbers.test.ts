import { describe, expect, it } from "vitest";
import { numberInWords, parseNumberWords } from "./number-words.ts";
import { findNumbers } from "./numbers.ts";

describe("findNumbers", () => {
  it.each<[string, (readonly [string, number])[]]>([
    [
      "2,450 and .75, 1.5k sqft",
      [
        ["2,450", 2450],
        [".75", 0.75],
        ["1.5k", 1500],
      ],
    ],
    [
      "3, 4",
      [
        ["3", 3],
        ["4", 4],
      ],
    ],
    [
      "2 1/2, 2½, 1 3/4",
      [
        ["2 1/2", 2.5],
        ["2½", 2.5],
        ["1 3/4", 1.75],
      ],
    ],
    [
      "two and a half, one & three-quarters",
      [
        ["two and a half", 2.5],
        ["one & three-quarters", 1.75],
      ],
    ],
    ["three hundred eighty-five", [["three hundred eighty-five", 385]]],
    ["two thousand four hundred and fifty", [["two thousand four hundred and fifty", 2450]]],
    [
      "A thousand, eighteen, seventy",
      [
        ["A thousand", 1000],
        ["eighteen", 18],
        ["seventy", 70],
      ],
    ],
    ["someone, tennis, $5, v2", []],
  ])("finds the numbers in %j", (text, wanted) => {
    expect(
      findNumbers(text).map(({ start, end, value }) => [text.slice(start, end), value]),
    ).toEqual(wanted);
  });

  it("returns the whole number before a fraction", () => {
    expect(findNumbers("1 3/4")[0]?.whole).toEqual({ end: 1, value: 1 });
    expect(findNumbers("2.5")[0]?.whole).toBeNull();
  });
});

it("converts numbers to words and back", () => {
  for (let value = 1; value <= 100; value += 1) {
    expect(parseNumberWords(numberInWords(value))).toBe(value);
  }
  expect(numberInWords(0)).toBe("zero");
  expect(parseNumberWords("pool")).toBeNaN();
});
