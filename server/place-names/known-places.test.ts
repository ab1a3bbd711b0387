import { describe, expect, it } from "vitest";
import { STATE_NAMES } from "#lib/us/states.ts";
import { isKnownPlace, nearestPlace, withKnownPlace } from "./known-places.ts";
import { NAMES_BY_STATE } from "./names.ts";
import { placeKey } from "./place-key.ts";

describe("isKnownPlace", () => {
  it.each([
    ["Oriental", "NC"],
    ["Christiansburg", "VA"],
    ["Madison", "Wisconsin"],
    ["white settlement", "TX"],
    ["CRIPPLE CREEK", "CO"],
    ["Only", "TN"],
    ["St. Paul", "MN"],
    ["Saint Paul", "mn"],
    ["Mt Laurel", "NJ"],
    ["Ft. Worth", "Texas"],
    ["Cherry Hill Twp", "NJ"],
    ["Village of Scarsdale", "NY"],
    ["New York City", "NY"],
    ["Espanola", "NM"],
    ["Española", "NM"],
    ["Coeur d’Alene", "ID"],
    ["Winston Salem", "NC"],
  ])("knows %s, %s", (city, state) => {
    expect(isKnownPlace(city, state)).toBe(true);
  });

  it.each([
    ["No Children Allowed", "NC"],
    ["Whites Only", "TN"],
    ["No Section 8", "TX"],
    ["Oriental", "WY"],
    ["Madisson", "WI"],
    ["Madison", "Ontario"],
    ["", "WI"],
    ["constructor", "WI"],
    ["Madison", "constructor"],
    ["Madison|Milwaukee", "WI"],
  ])("doesn't know %s, %s", (city, state) => {
    expect(isKnownPlace(city, state)).toBe(false);
  });
});

describe("nearestPlace", () => {
  it.each([
    ["Madisson", "WI", "Madison"],
    ["Milwuakee", "WI", "Milwaukee"],
    ["Christansburg", "VA", "Christiansburg"],
    ["No Children Allowed", "NC", null],
    ["Madisson", "Ontario", null],
    ["", "WI", null],
    ["x".repeat(200), "WI", null],
  ])("finds the place nearest %s, %s: %s", (city, state, nearest) => {
    expect(nearestPlace(city, state)).toBe(nearest);
  });
});

it("leaves out an unknown city, and nothing else", () => {
  const home = { propertyType: "condo", city: "No Children Allowed", state: "NC" };
  expect(withKnownPlace(home)).toEqual({ ...home, city: "" });
  expect(withKnownPlace({ ...home, city: "Oriental" })).toEqual({ ...home, city: "Oriental" });
});

it("has unique names for every state, and no empty ones", () => {
  expect(Object.keys(STATE_NAMES).filter((state) => !NAMES_BY_STATE[state])).toEqual([]);
  for (const names of Object.values(NAMES_BY_STATE)) {
    const keys = names.split("|").map(placeKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain("");
  }
});
