import { describe, expect, it } from "vitest";
import type { Basics } from "#lib/fields/basics.ts";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import { ADDRESS, BASICS } from "#tests/property.ts";
import { collectFacts, type DescribedProperty } from "./facts.ts";
import { changesOfFacts } from "./fact-changes.ts";

const HOME: DescribedProperty = {
  ...{ ...ADDRESS, propertyType: "single_family", state: "Wisconsin" },
  basics: { ...BASICS, hoaFees: 240, lotSize: 10_890 },
  features: {
    ...NO_FEATURES,
    outdoorFeatures: ["Deck", "Hot tub/spa"],
    parking: { types: ["Garage - Attached"], totalSpaces: 2 },
  },
};

const change = (
  text: string,
  {
    basics = {},
    features = {},
    keptNotes = [],
    ...address
  }: {
    basics?: Partial<Basics>;
    features?: Partial<Features>;
    keptNotes?: string[];
    city?: string;
    propertyType?: DescribedProperty["propertyType"];
  },
) => {
  const after = {
    ...HOME,
    ...address,
    basics: { ...(HOME.basics as Basics), ...basics },
    features: { ...(HOME.features as Features), ...features },
  };
  return changesOfFacts(text, {
    before: collectFacts(HOME),
    after: collectFacts(after),
    keptNotes,
  });
};

describe("a new number", () => {
  it.each<[string, Partial<Basics>, string, string]>([
    ["A home with three bedrooms.", { bedrooms: 4 }, "A home with four bedrooms.", "4"],
    ["A three-bedroom home.", { bedrooms: 8 }, "An eight-bedroom home.", "8"],
    ["Three bedrooms and a deck.", { bedrooms: 1 }, "One bedroom and a deck.", "1"],
    ["It has 3 beds.", { bedrooms: 5 }, "It has 5 beds.", "5"],
    ["HOA dues are $240 a month.", { hoaFees: 300 }, "HOA dues are $300 a month.", "$300"],
    ["HOA dues are $240 a month.", { hoaFees: 1250 }, "HOA dues are $1,250 a month.", "$1,250"],
    ["Built in 1962.", { yearBuilt: 1965 }, "Built in 1965.", "1965"],
    [
      "It has 1,850 square feet.",
      { finishedSquareFootage: 2140 },
      "It has 2,140 square feet.",
      "2,140",
    ],
    [
      "About 1,900 square feet.",
      { finishedSquareFootage: 2140 },
      "About 2,140 square feet.",
      "2,140",
    ],
    ["A 0.25-acre lot.", { lotSize: 21_780 }, "A 0.5-acre lot.", "0.5"],
    ["2.5 baths.", { halfBathrooms: 2 }, "3 baths.", "3"],
    [
      "Two full baths and one half bath.",
      { halfBathrooms: 2 },
      "Two full baths and two half baths.",
      "2",
    ],
    ["Two and a half baths.", { halfBathrooms: 0 }, "Two baths.", "2"],
  ])("corrects %s with %j", (text, basics, corrected, value) => {
    const found = change(text, { basics });
    expect(found.corrected).toBe(corrected);
    expect(found.changes.map((each) => each.value)).toEqual([value]);
  });

  it("replaces the old one in each sentence that states it, and nowhere else", () => {
    const text = "Three bedrooms upstairs. A deck. The third bedroom is large.\n\nThree bedrooms.";
    const { changes, corrected } = change(text, { basics: { bedrooms: 4 } });
    expect(corrected).toBe(text.replaceAll("Three", "Four"));
    expect(changes[0]).toEqual({
      quote: "Three bedrooms",
      value: "4",
      sentence: "Three bedrooms upstairs.",
      corrected: "Four bedrooms upstairs.",
    });
  });
});

describe("a claim that no value can correct", () => {
  it("is removed with its sentence", () => {
    const text = "Three bedrooms. HOA dues are $240 a month. A deck.";
    const { changes, corrected } = change(text, { basics: { hoaFees: 0 } });
    expect(corrected).toBe("Three bedrooms. A deck.");
    expect(changes).toMatchObject([
      { value: null, sentence: "HOA dues are $240 a month.", corrected: null },
    ]);
  });

  it("is removed when its feature is unchecked", () => {
    const text = "Relax in the hot tub. A deck opens from the kitchen.";
    const { changes, corrected } = change(text, { features: { outdoorFeatures: ["Deck"] } });
    expect(changes.map(({ quote }) => quote)).toEqual(["hot tub"]);
    expect(corrected).toBe("A deck opens from the kitchen.");
  });

  it("leaves no corrected text when it was the only sentence", () => {
    expect(change("Relax in the hot tub.", { features: { outdoorFeatures: [] } })).toMatchObject({
      changes: [{ quote: "hot tub" }],
      corrected: null,
    });
  });
});

it("renames the city", () => {
  expect(change("A home in Madison.", { city: "Middleton" }).corrected).toBe(
    "A home in Middleton.",
  );
});

describe("nothing is found", () => {
  it.each<[string, Parameters<typeof change>[1]]>([
    ["A home with a deck.", { basics: { bedrooms: 4 } }],
    ["A home with three bedrooms.", { basics: { bedrooms: 3 } }],
    ["A home with three bedrooms.", { basics: { bedrooms: 4 }, keptNotes: ["three bedrooms"] }],
    // It was wrong before.
    ["A home with six bedrooms and a pool.", { basics: { bedrooms: 4 } }],
    ["", { basics: { bedrooms: 4 } }],
  ])("in “%s” with %j", (text, to) => {
    expect(change(text, to).changes).toEqual([]);
  });
});

it("stops after 12 changes when the text repeats a number hundreds of times", () => {
  const text = "Three bedrooms. ".repeat(300).trim();
  const { changes, corrected } = change(text, { basics: { bedrooms: 4 } });
  expect(changes).toHaveLength(12);
  expect(corrected).toBeNull();
});
