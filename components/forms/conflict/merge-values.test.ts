import { describe, expect, it } from "vitest";
import { differences, mergeValues } from "./merge-values.ts";

describe("mergeValues", () => {
  const base = { beds: "3", baths: "2", rooms: { types: ["Den"], total: "8" } };

  it("keeps what only one side changed, and mine if both did", () => {
    const mine = { ...base, beds: "4", rooms: { types: ["Den"], total: "9" } };
    const theirs = { beds: "5", baths: "1", rooms: { types: ["Library"], total: "8" } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      beds: "4",
      baths: "1",
      rooms: { types: ["Library"], total: "9" },
    });
  });

  it("takes all of theirs if nothing else was changed", () => {
    const theirs = { ...base, beds: "5" };
    expect(mergeValues(base, structuredClone(base), theirs)).toEqual(theirs);
  });

  it("doesn't mix lists", () => {
    expect(mergeValues({ a: ["x"] }, { a: ["x", "y"] }, { a: ["x", "z"] })).toEqual({
      a: ["x", "y"],
    });
  });
});

it("lists differing fields in the order of the screen", () => {
  const theirs = [
    ["Beds", "5"],
    ["Baths", "2"],
    ["Year", "1990"],
  ] as const;
  const mine = [
    ["Year", "1995"],
    ["Baths", "2"],
    ["Beds", ""],
  ] as const;
  expect(differences(theirs, mine)).toEqual([
    { label: "Beds", theirs: "5", other: "" },
    { label: "Year", theirs: "1990", other: "1995" },
  ]);
});
