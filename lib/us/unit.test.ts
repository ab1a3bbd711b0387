import { expect, it } from "vitest";
import { readUnit, showUnit } from "./unit.ts";

it.each([
  ["#B", "B"],
  ["Unit B", "B"],
  ["Apt. b", "B"],
  ["b", "B"],
  ["3-B", "3B"],
  ["Apt 3 B", "3B"],
  ["APT03", "3"],
  ["3.0", "3"],
  ["Bldg 2, Apt 3", "BLDG 2 3"],
  ["building 2 unit 3", "BLDG 2 3"],
  ["2nd floor", "FL 2"],
  ["Upper unit", "UPPER"],
  ["PH-2", "PH 2"],
  ["1-12", "1-12"],
  ["Garden level", "GARDEN LEVEL"],
  ["constructor", "CONSTRUCTOR"],
  ["PO Box 12", null],
  ["c/o Smith", null],
  ["0", null],
  ["#", null],
  ["", null],
  [null, null],
])("reads the unit %j as %j", (text, unit) => expect(readUnit(text)).toBe(unit));

it("keeps different units apart", () => {
  const units = ["1-12", "11-2", "112", "1A", "A1", "BLDG 1", "FL 1", "LOT 1"].map(readUnit);
  expect(new Set(units).size).toBe(units.length);
});

it.each([
  ["3B", "Unit 3B"],
  ["B", "Unit B"],
  ["BLDG 2 3", "BLDG 2 3"],
  ["UPPER", "UPPER"],
])("shows the unit %j as %j", (unit, shown) => expect(showUnit(unit)).toBe(shown));
