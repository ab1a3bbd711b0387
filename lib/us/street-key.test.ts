import { describe, expect, it } from "vitest";
import { isNumberedRoad, streetKey } from "./street-key.ts";

it.each([
  ["N. Main Street, Apt 4", "north main st"],
  ["NE 45th St", "Northeast 45th Street"],
  ["O'Hara Av", "ohara avenue"],
  ["O’Hara Av", "ohara avenue"],
  ["Kaʻapeha St", "Kaapeha Street"],
  ["Calle Ñandú", "calle nandu"],
  ["Martin Luther King Blvd", "MARTIN LUTHER KING BOULEVARD"],
  ["South 900 East", "S 900E"],
])("treats %j and %j as one street", (one, other) => expect(streetKey(one)).toBe(streetKey(other)));

describe("a numbered road", () => {
  it.each([
    [
      "FL-40",
      "FL 40",
      "Florida 40",
      "State Road 40",
      "State Rd. 40",
      "SR 40",
      "Hwy 40",
      "Route 40",
    ],
    ["County Road 12", "Co Rd 12", "Co. Rd. #12", "CR 12", "CR-12", "Cty Rd 12", "County Hwy 12"],
    ["County Road Q", "CTH Q", "Cty Hwy Q", "County Trunk Q"],
    ["US-27", "U.S. 27", "US Highway 27", "U.S. Hwy 27", "US Route 27", "US27"],
    ["FM 1960", "FM-1960", "F.M. 1960", "Farm to Market Rd 1960", "FM Road 1960"],
    ["RM 620", "Ranch Road 620", "RR 620"],
    ["I-35", "Interstate 35", "IH 35", "IH35"],
    ["Township Rd 9", "Twp Rd 9", "TR-9"],
    ["W Hwy 40", "West State Highway 40", "W. FL-40"],
    ["Minnesota 7", "MN 7", "MN7", "MN-7"],
    ["North Carolina 12", "NC-12", "NC Hwy 12"],
  ])("has one key under all its names: %j", (...names) => {
    expect(new Set(names.map(streetKey)).size).toBe(1);
    expect(names.every(isNumberedRoad)).toBe(true);
  });
});

it("doesn't mistake a named street for a numbered road", () => {
  expect(streetKey("Constructor Street")).toBe("constructor st");
  expect(streetKey("County Line Rd")).toBe("county line rd");
  expect(streetKey("Pacific Hwy S")).toBe("pacific hwy s");
  expect(["State Street", "Crow 12th St", "Main St"].some(isNumberedRoad)).toBe(false);
});

it.each([
  ["N Main St", "S Main St"],
  ["Main St", "Main Ave"],
  ["County Rd 12", "State Rd 12"],
  ["US-41", "FL-41"],
  ["County Rd 12", "County Rd 12A"],
  ["CR 12.5", "CR 125"],
  ["S 900 E", "S 900 W"],
  ["Old Hwy 40", "Hwy 40"],
  ["Road 12", "Hwy 12"],
  ["Crow St", "County Rd Ow"],
])("keeps the streets %j and %j apart", (one, other) => {
  expect(streetKey(one)).not.toBe(streetKey(other));
});
