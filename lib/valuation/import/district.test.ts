import { expect, it } from "vitest";
import { nameDistrictColumn, readDistrict } from "./district.ts";

it.each([
  ["9", "District 9"],
  ["9.0", "District 9"],
  ["R-4", "District R-4"],
  [" Bay  View", "Bay View"],
  [null, null],
])("%j is %j", (written, district) => expect(readDistrict(written, "District")).toBe(district));

it.each([
  ["Nbhd", "Neighborhood"],
  ["NEIGHBORHOOD_CD", "Neighborhood"],
  ["District", "District"],
  ["Ward", "Ward"],
  ["", "Area"],
])("codes in the column %j are called %s", (column, word) =>
  expect(nameDistrictColumn(column)).toBe(word),
);
