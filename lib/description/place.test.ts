import { describe, expect, it } from "vitest";
import { fairPlace, fairStreet, readPlace, streetName } from "./place.ts";

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
    ["CAÑON CITY", "CO", "Cañon City", "Colorado"],
    ["Kaʻaʻawa", "HI", "Kaʻaʻawa", "Hawaii"],
    ["KAʻAʻAWA", "HI", "Kaʻaʻawa", "Hawaii"],
    ["ka‘a‘awa", "HI", "Ka‘a‘awa", "Hawaii"],
    ["ʻEWA BEACH", "HI", "ʻEwa Beach", "Hawaii"],
    ["KAPA'A", "HI", "Kapa'a", "Hawaii"],
    ["COEUR D’ALENE", "ID", "Coeur D’Alene", "Idaho"],
    ["???", "TX", "???", "Texas"],
  ])("reads %j, %j", (city, state, wantedCity, wantedState) => {
    expect(readPlace({ city, state })).toEqual({
      street: "",
      city: wantedCity,
      state: wantedState,
    });
  });
});

describe("fairPlace", () => {
  it.each([
    "No Children Allowed",
    "no children allowed",
    "Adults Only",
    "Whites Only",
    "Christians Preferred",
    "Perfect for Families",
    "Exclusive Neighborhood",
    "No Section 8",
    "English Speakers Only",
    "Springfield (Whites Only)",
  ])("leaves out a preference entered as a place name: %j", (name) => {
    expect(fairPlace({ city: name, state: "Ohio" })).toEqual({ city: "", state: "Ohio" });
    expect(fairPlace({ city: "Dayton", state: name })).toEqual({ city: "Dayton", state: "" });
  });

  it.each(["Kaʻaʻawa", "Ka‘a‘awa", "Kā‘anapali", "Cañon City", "Doña Ana", "Mayagüez"])(
    "keeps a town name with special letters: %s",
    (city) => expect(fairPlace({ city, state: "Hawaii" }).city).toBe(city),
  );

  it("leaves out a preference that city and state form together", () => {
    expect(fairPlace({ city: "No Children", state: "Allowed" }).city).toBe("");
  });

  it.each(
    `Church Hill, Christiansburg, Christiana, White City, Whites City, White Plains, White Settlement,
    Black Diamond, Blackfoot, Bachelor Gulch, Boys Town, Sun City, Leisure City, Youngstown, Oriental,
    Country Club, Country Club Hills, Cripple Creek, Lame Deer, Chinese Camp, Mexican Hat, Indian Wells,
    Squaw Lake, Mormon Lake, Quaker City, Bethlehem, Palestine, Corpus Christi, Cathedral City, Gay,
    Ladysmith, Man, Childress, Old Fort, Veteran, Welfare, Section, Protection, English, Spanish Fork,
    French Lick, Russian Mission, Friendship, Young Harris, Young America, Sisters, Brothers`.split(
      /,\s+/,
    ),
  )("keeps a town name that contains a sensitive word: %s", (city) => {
    expect(fairPlace({ city, state: "Ohio" }).city).toBe(city);
  });
});

it("fairStreet leaves out a street line that states a preference", () => {
  expect(fairStreet("Christian Street")).toBe("Christian Street");
  expect(fairStreet("Old Mill Road")).toBe("Old Mill Road");
  expect(fairStreet("No Children Allowed Lane")).toBe("");
  expect(fairStreet("Whites Only")).toBe("");
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
    ["20110 FL-40", "FL-40"],
    ["20110 W FL 40 Unit 3", "W FL 40"],
    ["208 1/2 Elm St", "Elm St"],
    ["95-1001 Kaʻapeha St", "Kaʻapeha St"],
    ["N1234 County Rd 9", "County Rd 9"],
    ["FM 1960 1234", "FM 1960"],
    ["12", ""],
    ["", ""],
  ])("removes the number from %j", (line, street) => {
    expect(streetName(line)).toBe(street);
  });
});
