import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty } from "#lib/description/facts.ts";
import { readHome } from "#lib/description/home.ts";
import { NO_BASICS } from "#tests/description/random-property.ts";
import { NO_FEATURES, type Features } from "#lib/fields/features.ts";
import {
  bathPhrases,
  floorsPhrase,
  garagePhrase,
  lotInWords,
  lotPhrase,
  squareFeet,
} from "./phrases.ts";

const homeWith = (
  basics: Partial<NonNullable<DescribedProperty["basics"]>>,
  features: Partial<Features> = {},
) =>
  readHome(
    collectFacts({
      ...{ propertyType: "single_family", city: "Asheville", state: "NC" },
      basics: { ...NO_BASICS, ...basics },
      features: { ...NO_FEATURES, ...features },
    }),
  );

describe("measures", () => {
  it("have no fractions", () => {
    expect([1, 2450, 2145.5, 0.4].map((value) => squareFeet(value).text)).toEqual([
      "1 square foot",
      "2,450 square feet",
      "about 2,146 square feet",
      "about 1 square foot",
    ]);
  });

  it.each([
    [8276, "8,276 square feet", "an 8,276-square-foot lot"],
    [10_890, "10,890 square feet", "a quarter-acre lot"],
    [21_780, "0.5 acres", "a half-acre lot"],
    [14_520, "0.33 acres", "a 0.33-acre lot"],
    [37_897, "0.87 acres", "a 0.87-acre lot"],
    [43_560, "one acre", "a one-acre lot"],
    [60_000, "1.38 acres", "a 1.38-acre lot"],
    [217_800, "five acres", "a five-acre lot"],
  ])("of a lot of %d are %j and %j", (lot, words, phrase) => {
    expect([lotInWords(lot), lotPhrase(lot)]).toEqual([words, phrase]);
  });
});

describe("baths", () => {
  it.each([
    [{ fullBathrooms: 2, halfBathrooms: 1 }, ["2.5 baths"]],
    [{ fullBathrooms: 2 }, ["two full baths"]],
    [{ oneFourthBathrooms: 3 }, ["3 quarter baths"]],
    [{ halfBathrooms: 1 }, ["one half bath"]],
    [{ fullBathrooms: 3, halfBathrooms: 2 }, ["three full baths", "two half baths"]],
    [{ fullBathrooms: 1, threeFourthBathrooms: 1 }, ["one full bath", "one three-quarter bath"]],
  ])("describes %j as %j", (basics, phrases) => {
    expect(bathPhrases(homeWith(basics)).map(({ text }) => text)).toEqual(phrases);
  });
});

describe("a garage", () => {
  it("has cars where all spaces are in it, and none where there are others", () => {
    const parking = (types: Features["parking"]["types"]) =>
      garagePhrase(homeWith({}, { parking: { types, totalSpaces: 2 } }))?.text;
    expect(parking(["Garage - Attached"])).toBe("an attached two-car garage");
    expect(parking(["Garage - Attached", "Carport"])).toBe("an attached garage");
  });
});

it("floors are floors, and carpet none", () => {
  const floors = (flooring: Features["flooring"]) => floorsPhrase(homeWith({}, { flooring }))?.text;
  expect(floors(["Hardwood", "Tile"])).toBe("hardwood and tile floors");
  expect(floors(["Carpet", "Hardwood", "Tile"])).toBe("hardwood, tile, and carpet");
  expect(floors(["Linoleum/Vinyl", "Carpet"])).toBe("carpet plus vinyl or linoleum floors");
  expect(floors(["Carpet"])).toBe("carpet");
});
