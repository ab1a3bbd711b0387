import { expect, it } from "vitest";
import type { ListingWords } from "#lib/listing/shown-words.ts";
import { findingsIn } from "./word-findings.ts";

const WORDS: ListingWords = {
  property: {
    ...{
      propertyType: "single_family",
      addressLine1: "12 Oak St",
      city: "Madison",
      state: "Wisconsin",
    },
    ...{ basics: null, features: null },
  },
  keptNotes: [],
  description: "A single-family home with a pool.",
  photos: [],
  openHouses: [],
  inventory: [],
};

const claims = (words: ListingWords) =>
  findingsIn(words).map(({ quote, isKept }) => [quote, isKept]);

it("checks the same words once", () => {
  expect(findingsIn(structuredClone(WORDS))).toBe(findingsIn(WORDS));
});

it("checks them again after a change", () => {
  expect(claims(WORDS)).toEqual([["pool", false]]);
  expect(claims({ ...WORDS, keptNotes: ["pool"] })).toEqual([["pool", true]]);
  expect(claims({ ...WORDS, description: "A single-family home." })).toEqual([]);
});
