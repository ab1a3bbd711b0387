import { expect, it } from "vitest";
import { findColumns, normalizeName } from "./columns.ts";

it.each([
  ["SQ_FT", "sqft"],
  ["sqFt", "sqft"],
  ["Sq. Ft", "sqft"],
  ["$ / Sq Ft", "persqft"],
  ["Größe 2", "größe2"],
])("normalizes %j to %j", (name, normalized) => expect(normalizeName(name)).toBe(normalized));

it("matches a field to its best name and each column to one field", () => {
  const names = { size: ["livingarea", "area"], lot: ["lotarea", "area"], year: ["year"] };
  expect(findColumns(["Area", "Living Area"], names)).toEqual(
    new Map([
      ["size", 1],
      ["lot", 0],
    ]),
  );
  expect(findColumns(["Area"], names)).toEqual(new Map([["size", 0]]));
});

it("keeps columns that are already assigned", () => {
  const names = { size: ["area"], year: ["built"] };
  expect(findColumns(["Area", "Built"], names, new Map([["year", 0]]))).toEqual(
    new Map([["year", 1]]),
  );
});

it("uses the first of several columns with the same name", () => {
  const names = { price: ["saleprice", "price"], lot: ["area"], size: ["area"] };
  expect(findColumns(["Sale Price", "Area", "SALE_PRICE", "area", "price"], names)).toEqual(
    new Map([
      ["price", 0],
      ["lot", 1],
    ]),
  );
});
