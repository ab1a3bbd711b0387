import { expect, it } from "vitest";
import { ALL_FEATURES, NO_BASICS } from "#tests/description/random-property.ts";
import { sampleHome } from "#tests/description/sample-homes.ts";
import { lengthsFor } from "./lengths.ts";

it("offers only the lengths that the facts can fill", () => {
  const { basics, features } = sampleHome("condo");
  expect(lengthsFor({ propertyBasics: basics, propertySpecifics: features })).toEqual([
    "short",
    "standard",
  ]);
  expect(lengthsFor({ propertyBasics: null, propertySpecifics: null })).toEqual(["short"]);
  expect(lengthsFor({ propertyBasics: NO_BASICS, propertySpecifics: ALL_FEATURES })).toContain(
    "long",
  );
});
