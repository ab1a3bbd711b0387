import { describe, expect, it } from "vitest";
import {
  cityKey,
  readAddressLine,
  readCity,
  readState,
  readZip,
  readZipOfState,
} from "./address.ts";

it.each([
  ["Washington", "WA"],
  ["wa", "WA"],
  [" new   york ", "NY"],
  ["D.C.", "DC"],
  ["U.S. Virgin Islands", "VI"],
  ["Hawaiʻi", "HI"],
  ["Hawai'i", "HI"],
  ["Ontario", "ONTARIO"],
  ["", null],
  [null, null],
])("reads the state %j as %j", (text, state) => expect(readState(text)).toBe(state));

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
])("reads the zip code %j as %j", (text, zip) => expect(readZip(text)).toBe(zip));

it.each([
  ["2139", "MA", "02139"],
  ["802", "VI", "00802"],
  ["2139", "WA", "2139"],
  ["2139", null, "2139"],
  ["8540", "NJ", "08540"],
  ["8540.0", "NJ", "08540"],
  ["8540-1234", "NJ", "08540"],
  ["85401234", "NJ", "08540"],
  ["NJ 8540", null, "08540"],
  ["08540", "NJ", "08540"],
  ["85401", "AZ", "85401"],
  [null, "MA", null],
])("reads the zip code %j in %j as %j", (text, state, zip) =>
  expect(readZipOfState(text, state)).toBe(zip),
);

it("keeps a city's spelling, with single spaces", () => {
  expect(readCity("  Walla   Walla ")).toBe("Walla Walla");
  expect(readCity(" ")).toBeNull();
});

it.each([
  ["Kaʻaʻawa", "Kaaawa"],
  ["KA'A'AWA", "Ka‘a‘awa"],
  ["Cañon City", "CANON CITY"],
  ["Española", "Espan\u0303ola"],
  ["Mayagüez", "mayaguez"],
  ["St. Paul", "Saint  Paul"],
  ["Winston-Salem", "Winston Salem"],
])("treats the cities %j and %j as one", (one, other) => expect(cityKey(one)).toBe(cityKey(other)));

it("keeps different cities apart", () => {
  expect(cityKey("Kailua")).not.toBe(cityKey("Kailua-Kona"));
  expect(cityKey("東京")).not.toBe(cityKey("京都"));
});

describe("an address line", () => {
  it.each([
    ["1207 Maple St", "1207", "Maple St", null],
    ["95-1001 Kaapeha St", "95-1001", "Kaapeha St", null],
    ["95 – 1001 Kaapeha St", "95-1001", "Kaapeha St", null],
    ["95-1001-a Kaapeha St", "95-1001A", "Kaapeha St", null],
    ["37-09 30th Ave, 2F", "37-09", "30th Ave", "2F"],
    ["12-34 150th Ave Apt 5", "12-34", "150th Ave", "5"],
    ["208 1/2 Main St", "208 1/2", "Main St", null],
    ["208½ Main St", "208 1/2", "Main St", null],
    ["208-1/2 Main St", "208 1/2", "Main St", null],
    ["1207A Maple St", "1207A", "Maple St", null],
    ["1207-b Maple St, Unit 3", "1207B", "Maple St", "3"],
    ["1207 B Maple St", "1207B", "Maple St", null],
    ["1207 B St", "1207", "B St", null],
    ["1207 E Maple St", "1207", "E Maple St", null],
    ["1212--A N 14th Street", "1212A", "N 14th Street", null],
    ["12/14 Elm St", "12-14", "Elm St", null],
    ["12 & 14 Elm St", "12-14", "Elm St", null],
    ["0120 Elm St", "120", "Elm St", null],
    ["500 - 5th Ave", "500", "5th Ave", null],
    ["1234 S 900 E", "1234", "S 900 E", null],
    ["1234 South 900 East #5", "1234", "South 900 East", "5"],
    ["N54W16164 Whittier Dr", "N54W16164", "Whittier Dr", null],
    ["n54 w16164 Whittier Dr", "N54W16164", "Whittier Dr", null],
    ["W204N11912 Goldendale Rd", "W204N11912", "Goldendale Rd", null],
    ["N1234 County Rd Q", "N1234", "County Rd Q", null],
    ["3N123 Main St", "3N123", "Main St", null],
    ["20110 FL-40", "20110", "FL-40", null],
    ["20110 W FL 40 Lot 5", "20110", "W FL 40", "LOT 5"],
    ["20110 Hwy 40", "20110", "Hwy 40", null],
    ["12 Co Rd # 9", "12", "Co Rd # 9", null],
    ["2945 F 1/2 Rd", "2945", "F 1/2 Rd", null],
    ["500 N 42nd St #12", "500", "N 42nd St", "12"],
    ["Unit 3, 1207 Maple St", "1207", "Maple St", "3"],
    ["100 Main St FL 4", "100", "Main St", "FL 4"],
    ["100 Main St 2nd Floor", "100", "Main St", "FL 2"],
    ["100 Main St Unit-3", "100", "Main St", "3"],
    ["100 Main St 3B", "100", "Main St", "3B"],
    ["100 Main St Upper", "100", "Main St", "UPPER"],
    ["100 Main St Apt 3, Springfield, IL 62701", "100", "Main St", "3"],
    ["100 Old Lot Rd", "100", "Old Lot Rd", null],
    ["100 Avenue B", "100", "Avenue B", null],
    ["Maple St", null, "Maple St", null],
    ["0 Maple St", null, "Maple St", null],
    ["1st Ave", null, "1st Ave", null],
    ["5 5th Ave", "5", "5th Ave", null],
    ["99999999999 Long Rd", null, "99999999999 Long Rd", null],
    ["1207 constructor", "1207", "constructor", null],
    ["", null, null, null],
    [null, null, null, null],
  ])("%j has number %j, street %j, and unit %j", (line, houseNumber, street, unit) => {
    expect(readAddressLine(line)).toEqual({ houseNumber, street, unit });
  });

  it.each([
    ["12 Elm St", "Apt 3-B", "3B"],
    ["12 Elm St Unit B", "apt. b", "B"],
    ["12 Elm St Bldg 2", "Apt 3", "BLDG 2 3"],
    ["12 Elm St", "c/o Smith", null],
    ["12 Elm St", "", null],
    ["12 Elm St", null, null],
  ])("%j followed by %j has unit %j", (line, second, unit) => {
    expect(readAddressLine(line, second).unit).toBe(unit);
  });
});
