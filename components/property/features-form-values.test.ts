import { describe, expect, it } from "vitest";
import { NO_FEATURES } from "#lib/fields/features.ts";
import { featuresInput } from "#lib/schemas/features.ts";
import { FEATURES } from "#tests/property.ts";
import {
  featuresText,
  featuresWords,
  isIgnoredCount,
  SECTIONS,
  summarize,
} from "./features-form-values.ts";

describe("the sections", () => {
  it("are fifteen, under three headings", () => {
    expect(SECTIONS.map(({ heading, groups }) => [heading, groups.length])).toEqual([
      ["Indoor Details", 5],
      ["Outdoor Details", 6],
      ["Utilities", 4],
    ]);
  });
});

describe("the form's values", () => {
  it("match the saved ones, with counts as text, and convert back", () => {
    expect(featuresText(FEATURES)).toMatchObject({
      appliances: ["Dishwasher", "Dryer"],
      rooms: { types: ["Library"], total: "8" },
      parking: { types: [], totalSpaces: "" },
    });
    expect(featuresInput.parse(featuresText(FEATURES))).toEqual(FEATURES);
  });

  it("are empty when nothing was saved", () => {
    expect(featuresInput.parse(featuresText(null))).toEqual(NO_FEATURES);
  });
});

describe("a closed section", () => {
  it.each([
    [[], null, ""],
    [["Tile"], null, "Tile"],
    [["A", "B", "C", "D"], null, "A, B, C, D"],
    [["A", "B", "C", "D", "E"], null, "A, B, C and 2 more"],
    [["Library"], "8 rooms total", "Library · 8 rooms total"],
    [[], "8 rooms total", "8 rooms total"],
  ])("summarizes %j with %j as %j", (chosen, count, line) => {
    expect(summarize(chosen, count)).toBe(line);
  });

  it("uses the singular for a count of one", () => {
    const inputs = SECTIONS.flatMap(({ groups }) => groups.map(({ countInput }) => countInput));
    const described = inputs
      .filter((input) => input !== undefined)
      .map((input) => [input.describe(1), input.describe(2)]);
    expect(described).toEqual([
      ["1 room total", "2 rooms total"],
      ["1 space total", "2 spaces total"],
    ]);
  });
});

it.each([
  ["", false],
  ["  ", false],
  ["8", false],
  ["0", true],
  ["2.5", true],
  ["-1", true],
  ["many", true],
])("ignores a count of %j: %s", (text, isIgnored) => {
  expect(isIgnoredCount(text)).toBe(isIgnored);
});

it("describes the values in the order of the screen", () => {
  const words = featuresWords(
    featuresText({
      ...NO_FEATURES,
      appliances: ["Dishwasher", "Dryer"],
      rooms: { types: ["Library"], total: 8 },
      ownWords: ["The deck looks west."],
    }),
  );
  expect(words.filter(([, value]) => value !== "")).toEqual([
    ["Appliances", "Dishwasher, Dryer"],
    ["Rooms", "Library"],
    ["Total Rooms", "8"],
    ["In your own words", "The deck looks west."],
  ]);
});
