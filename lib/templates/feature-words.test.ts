import { expect, it } from "vitest";
import { FEATURE_OPTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import { featuresOf, featureText } from "./feature-words.ts";

const chosen = {
  ...NO_FEATURES,
  ...FEATURE_OPTIONS,
  rooms: { ...NO_FEATURES.rooms, types: [...FEATURE_OPTIONS.rooms] },
  parking: { ...NO_FEATURES.parking, types: [...FEATURE_OPTIONS.parking] },
} as unknown as typeof NO_FEATURES;

it("lists selling points first and appliances and utilities last", () => {
  const features = {
    ...NO_FEATURES,
    appliances: ["Dishwasher"],
    outdoorFeatures: ["Waterfront"],
    heatingFuel: ["Electricity"],
    cooling: ["Central air conditioning"],
  } as typeof NO_FEATURES;
  expect(featuresOf(sampleListing({ features })).map(featureText)).toEqual([
    "Waterfront",
    "Central air",
    "Dishwasher",
    "Electric heat",
  ]);
});

it("names every option in words that a flyer can print", () => {
  const texts = featuresOf(sampleListing({ features: chosen })).map(featureText);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text, text).toMatch(/^(Range\/oven|[A-Z][\w' +-]+)$/);
    expect(text, text).not.toMatch(/ (heating|flooring)$/);
  }
});
