import { describe, expect, it } from "vitest";
import {
  readAddressLine,
  readCity,
  readState,
  readZip,
  readZipOfState,
  streetKey,
} from "./address.ts";

it.each([
  ["Washington", "WA"],
  ["wa", "WA"],
  [" new   york ", "NY"],
  ["D.C.", "DC"],
  ["U.S. Virgin Islands", "VI"],
  ["Ontario", "ONTARIO"],
  ["", null],
  [null, null],
])("the state %j is %j", (text, state) => expect(readState(text)).toBe(state));

it.each([
  ["98103", "98103"],
  ["98103-1234", "98103"],
  ["981031234", "98103"],
  [" 02139 ", "02139"],
  ["98103.0", "98103"],
  ["3068", "3068"],
  ["k1a 0b1", "K1A 0B1"],
  ["  ", null],
  ["No 1418 .0", "NO 1418"],
])("the zip %j is %j", (text, zip) => expect(readZip(text)).toBe(zip));

it.each([
  ["2139", "MA", "02139"],
  ["802", "VI", "00802"],
  ["2139", "WA", "2139"],
  ["2139", null, "2139"],
  [null, "MA", null],
])("the zip %j of %j is %j", (text, state, zip) => expect(readZipOfState(text, state)).toBe(zip));

it("a city keeps its spelling, with single spaces", () => {
  expect(readCity("  Walla   Walla ")).toBe("Walla Walla");
  expect(readCity(" ")).toBeNull();
});

describe("an address line", () => {
  it.each([
    ["1207 Maple St", 1207, "Maple St"],
    ["1207-B Maple St, Unit 3", 1207, "Maple St"],
    ["1207B Maple St", 1207, "Maple St"],
    ["12-34 150th Ave Apt 5", 12, "150th Ave"],
    ["500 N 42nd St #12", 500, "N 42nd St"],
    ["Maple St", null, "Maple St"],
    ["5 5th Ave", 5, "5th Ave"],
    ["99999999999 Long Rd", null, "99999999999 Long Rd"],
    ["", null, null],
    [null, null, null],
  ])("%j is number %j on %j", (line, houseNumber, street) => {
    expect(readAddressLine(line)).toEqual({ houseNumber, street });
  });
});

it.each([
  ["N. Main Street, Apt 4", "north main st"],
  ["NE 45th St", "Northeast 45th Street"],
  ["O'Hara Av", "ohara avenue"],
  ["Martin Luther King Blvd", "MARTIN LUTHER KING BOULEVARD"],
])("%j and %j are one street", (one, other) => expect(streetKey(one)).toBe(streetKey(other)));

it("the name of a street stays, whatever else it is the name of", () => {
  expect(streetKey("Constructor Street")).toBe("constructor st");
});

it("streets that differ stay apart", () => {
  expect(streetKey("N Main St")).not.toBe(streetKey("S Main St"));
  expect(streetKey("Main St")).not.toBe(streetKey("Main Ave"));
});
