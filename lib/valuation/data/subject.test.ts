import { expect, it } from "vitest";
import { BASICS, makeProperty } from "#tests/property.ts";
import { subjectFromProperty } from "./subject.ts";

it.each([
  [7200, 7200],
  [0, null],
  [0.25, null],
])("values a lot of %d square feet as %j", (lotSize, known) => {
  const property = makeProperty({ propertyBasics: { ...BASICS, lotSize } });
  expect(subjectFromProperty(property).lotSize).toBe(known);
});
