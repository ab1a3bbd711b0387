import { describe, expect, it } from "vitest";
import { readPlace, streetName } from "./place.ts";

describe("readPlace", () => {
  it.each([
    ["Austin", "TX", "Austin", "Texas"],
    ["austin", "texas", "Austin", "Texas"],
    ["MCALLEN", " tx ", "McAllen", "Texas"],
    ["McAllen", "TX", "McAllen", "Texas"],
    ["O'FALLON", "MO", "O'Fallon", "Missouri"],
    ["Charlotte, NC", "N.C.", "Charlotte", "North Carolina"],
    ["Washington", "dc", "Washington", "D.C."],
    ["Truth or Consequences", "NM", "Truth or Consequences", "New Mexico"],
    ["Boise.", "ID,", "Boise", "Idaho"],
    ["Two\n\nLines\u0007", "Some\u2028State", "Two Lines", "Some State"],
    ["Montréal", "Québec", "Montréal", "Québec"],
    ["???", "TX", "???", "Texas"],
  ])("reads %j, %j", (city, state, wantedCity, wantedState) => {
    expect(readPlace({ city, state })).toEqual({
      street: "",
      city: wantedCity,
      state: wantedState,
    });
  });
});

describe("streetName", () => {
  it.each([
    ["742 Evergreen Terrace", "Evergreen Terrace"],
    ["12-14 Elm St., Apt 3B", "Elm St"],
    ["12½ Elm Street #4", "Elm Street"],
    ["221B Baker Street", "Baker Street"],
    ["5 5th Avenue", "5th Avenue"],
    ["One Main Plaza", "Main Plaza"],
    ["88 Highway 12", "Highway 12"],
    ["Hauptstraße 12", "Hauptstraße"],
    ["N123 W456 Menomonee Dr", "Menomonee Dr"],
    ["Lot 12 County Road 9", "County Road 9"],
    ["12", ""],
    ["", ""],
  ])("takes the numbers out of %j", (line, street) => {
    expect(streetName(line)).toBe(street);
  });
});
