import { describe, expect, it } from "vitest";
import { numbersApartFrom, readHouseNumber } from "./house-number.ts";

it.each([
  ["1207", "1207"],
  ["1207.0", "1207"],
  ["01207", "1207"],
  ["95-1001", "95-1001"],
  ["95 - 1001", "95-1001"],
  ["37-09", "37-09"],
  ["208 ½", "208 1/2"],
  ["208 1/2", "208 1/2"],
  ["1207 a", "1207A"],
  ["1207-A", "1207A"],
  ["n54 w16164", "N54W16164"],
  ["0", null],
  ["Maple", null],
  ["", null],
  ["1".repeat(10), null],
])("reads the house number %j as %j", (text, number) => expect(readHouseNumber(text)).toBe(number));

describe("the distance between house numbers", () => {
  it.each([
    ["1207", "1215", 8],
    ["1207A", "1207B", 0],
    ["95-1001", "95-1300", 299],
    ["37-12", "38-02", 100],
    ["12-14", "18-20", 6],
    ["12-14", "20", 8],
    ["208 1/2", "210", 2],
    ["N54W16164", "N54W16300", 136],
    ["12", null, 12],
  ])("from %j to %j is %j", (one, other, apart) => {
    expect(numbersApartFrom(one)(other)).toBe(apart);
    expect(numbersApartFrom(other)(one)).toBe(apart);
  });
});
