import { describe, expect, it } from "vitest";
import { collectFacts } from "#lib/description/facts.ts";
import { readHome } from "#lib/description/home.ts";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import type { Features } from "#lib/fields/features.ts";
import { ALL_FEATURES, NO_BASICS } from "#tests/description/random-property.ts";
import { distinctionsOf } from "./salience.ts";
import { VARIANTS, writeDescription } from "./write-description.ts";

const THIS_YEAR = 2026;
const factsOf = (basics: Partial<typeof NO_BASICS>) =>
  collectFacts({
    ...{ propertyType: "single_family", city: "Asheville", state: "NC" },
    basics: { ...NO_BASICS, bedrooms: 3, fullBathrooms: 2, ...basics },
    features: { ...ALL_FEATURES, basement: ["Finished"] },
  });
const phrasesOf = (facts: ReturnType<typeof factsOf>) =>
  distinctionsOf(readHome(facts), THIS_YEAR).map(({ phrase }) => phrase.text);

describe("what sets a home apart", () => {
  it("puts rare, sought-after features before common ones", () => {
    const order = phrasesOf(factsOf({ lotSize: 217_800, structuralRemodelYear: 2020 }));
    const places = ["a dock", "a 2020 remodel", "five acres", "a pool", "an owner's suite"].map(
      (phrase) => order.indexOf(phrase),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("is no remodel of long ago, no lot below an acre, and nothing of roof, fuel, or sewer", () => {
    const order = phrasesOf(factsOf({ lotSize: 20_000, structuralRemodelYear: 1990 })).join();
    expect(order).not.toMatch(/remodel|acre|roof|gas|sewer|heat|brick/);
  });
});

it("comes in the first sentences of every text, and systems in the last ones", () => {
  const features: Features = {
    ...ALL_FEATURES,
    outdoorFeatures: ["Pool", "Deck", "Lawn"],
    indoorFeatures: [],
    buildingDetails: [],
    rooms: { types: [], total: null },
  };
  const facts = collectFacts({
    ...{ propertyType: "single_family", city: "Asheville", state: "NC" },
    basics: { ...NO_BASICS, bedrooms: 3, fullBathrooms: 2, finishedSquareFootage: 1800 },
    features,
  });
  for (const tone of TONES) {
    for (const length of LENGTHS) {
      for (let variant = 0; variant < VARIANTS; variant += 1) {
        const text = writeDescription(facts, { tone, length, variant, thisYear: THIS_YEAR });
        const systems = text.search(/air conditioning|heat\b|sewer/);
        expect(text.indexOf("pool"), text).toBeLessThan(260);
        if (systems >= 0) expect(systems, text).toBeGreaterThan(text.search(/deck|lawn/));
      }
    }
  }
});
