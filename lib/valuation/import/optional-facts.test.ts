import { expect, it } from "vitest";
import { RecordReader } from "#lib/import/record-reader.ts";
import type { SaleField } from "./column-names.ts";
import { readOptionalFacts } from "./optional-facts.ts";

function read(field: SaleField, text: string, largest = 0) {
  const reader = new RecordReader<SaleField>([text], {
    columns: new Map([[field, 0]]),
    constants: new Map(),
    decimalComma: false,
  });
  return readOptionalFacts(reader, { condition: largest, quality: largest });
}

it.each([
  ["3", 5, 3],
  ["0", 5, null],
  ["5", 10, 3],
  ["3 Average", 5, 3],
  ["Very Good", 0, 5],
  ["Above Average", 0, 3.5],
  ["GD", 0, 4],
  ["TA", 0, 3],
  ["Fair", 0, 2],
  ["Unsound", 0, 1],
  ["C2", 0, 5],
  ["C6", 0, 1],
  ["40", 95, null],
  ["see remarks", 0, null],
])("reads the condition %s of a scale to %d as %s", (text, largest, step) => {
  expect(read("condition", text, largest).condition).toBe(step);
});

it.each([
  ["7", 13, 3],
  ["13", 13, 6],
  ["11", 13, 5],
  ["8", 10, 4.5],
  ["Average", 0, 3],
  ["Luxury", 0, 5.5],
  ["B", 0, 4],
  ["C+", 0, 3 + 1 / 3],
  ["Q4", 0, 3],
  ["Low", 0, 1],
])("reads the quality %s of a scale to %d as %s", (text, largest, step) => {
  expect(read("quality", text, largest).quality).toBe(step);
});

it.each([
  ["None", "none"],
  ["0", "none"],
  ["2", "attached"],
  ["Attchd", "attached"],
  ["Detached 2 car", "detached"],
  ["Detchd", "detached"],
  ["Built-In", "attached"],
  ["CarPort", "carport"],
  ["Y", "attached"],
  ["A", "attached"],
  ["D", "detached"],
  ["C", "carport"],
  ["N", "none"],
  ["", null],
  ["other", null],
])("reads the garage %s as %s", (text, garage) => {
  expect(read("garage", text).garage).toBe(garage);
});

it.each([
  ["2", null],
  ["0", null],
  ["2 Car Attached", "attached"],
  ["Detchd", "detached"],
  ["N", "none"],
])("reads the type of garage %s as %s", (text, garage) => {
  expect(read("garageType", text).garage).toBe(garage);
});

it.each([
  ["Detached", "2", "detached"],
  ["4", "2", "attached"],
  ["4", "0", "none"],
])("reads the type of garage %s with %s cars as %s", (type, cars, garage) => {
  const columns = new Map<SaleField, number>([
    ["garageType", 0],
    ["garage", 1],
  ]);
  const layout = { columns, constants: new Map(), decimalComma: false };
  const reader = new RecordReader<SaleField>([type, cars], layout);
  expect(readOptionalFacts(reader, { condition: 0, quality: 0 }).garage).toBe(garage);
});

it.each([
  ["Ranch", "one_story"],
  ["1Story", "one_story"],
  ["Split Level", "split_level"],
  ["Raised Ranch", "split_level"],
  ["Cape Cod", "one_and_a_half_stories"],
  ["1.5 Story Fin", "one_and_a_half_stories"],
  ["2Story", "two_stories"],
  ["Colonial", "two_stories"],
  ["Contemporary", "contemporary"],
  ["Tudor", "historic"],
  ["07", null],
])("reads the style %s as %s", (text, style) => {
  expect(read("style", text).style).toBe(style);
});
