import { describe, expect, it } from "vitest";
import type { Features } from "#lib/fields/features.ts";
import { type Change, find } from "#tests/listing/compared-home.ts";

describe("numbers in a text", () => {
  it.each<[string, string]>([
    ["Four bedrooms.", "Four bedrooms | Bedrooms: 3"],
    ["3.5 baths.", "3.5 baths | Bathrooms: 2 full, 1 half"],
    ["It has 2,400 square feet.", "2,400 square feet | Finished Square Footage: 1,850 sq ft"],
    ["On 2 acres.", "2 acres | Lot Size: 7,200 sq ft"],
    ["HOA dues are $190 a month.", "$190 a month | HOA Fees (per month): $240"],
    ["A four-car garage.", "four-car garage | Total Parking Spaces: 2"],
    ["Built in 1950.", "1950 | Year Built: 1962"],
  ])("contradict the details: %s", (text, expected) => {
    expect(
      find({ text }).map((each) =>
        each.replace("HOA Fees: $240 per month", "HOA Fees (per month): $240"),
      ),
    ).toEqual([expected]);
  });

  it("are compared even if their claim was kept", () => {
    expect(find({ text: "Four bedrooms.", keptNotes: ["four bedrooms"] })).toHaveLength(1);
  });

  it.each([
    "Three bedrooms, 2.5 baths, about 1,900 square feet.",
    "Lovely granite counters.",
    "Property taxes are $4,800 a year.",
    "A 65-inch television.",
    "Ten minutes to downtown.",
  ])("agree in “%s”", (text) => {
    expect(find({ text })).toEqual([]);
  });
});

describe("a price in a text", () => {
  it.each(["Now $359,900!", "Asking $325K.", "Just listed at $0.5M.", "Yours for $ 400,000."])(
    "contradicts the asking price: %s",
    (text) => {
      expect(find({ text })).toEqual([expect.stringContaining("| Asking price: $349,900")]);
    },
  );

  it.each([
    "Asking $349,900.",
    "Priced at $350K.",
    "Was $365,000.",
    "Reduced from $365,000.",
    "Appraised at $360,000.",
    "A $12,000 heat pump.",
    "Homes below $400,000 go fast.",
  ])("doesn't contradict it: %s", (text) => {
    expect(find({ text })).toEqual([]);
  });

  it("isn't compared before a price is set", () => {
    expect(find({ text: "Now $359,900!", price: null })).toEqual([]);
  });
});

describe("an open house in a text", () => {
  // Saturday, June 12, 2027, 1:00 PM in Chicago.
  const openHouses = [{ startsAt: new Date("2027-06-12T18:00:00Z") }];

  it.each([
    "Open house Sunday!",
    "Open house June 13.",
    "Open house 6/13.",
    "Open house Saturday, 2-4 PM.",
    "Come to the open house on Saturday, June 12 from 11 am.",
  ])("contradicts the schedule: %s", (text) => {
    expect(find({ text, openHouses })).toEqual([expect.stringContaining("June 12, 1:00 PM")]);
  });

  it("contradicts an empty schedule", () => {
    expect(find({ text: "Open house Saturday." })).toEqual([
      "Open house Saturday. | None scheduled",
    ]);
  });

  it.each([
    "Open house Saturday, June 12, 1-3 PM.",
    "Open house 6/12 from 1:00 PM.",
    "Open house this weekend.",
    "Open house",
    "Call me on Sunday.",
  ])("agrees with the schedule: %s", (text) => {
    expect(find({ text, openHouses })).toEqual([]);
  });
});

describe("a text and the details", () => {
  it.each<[string, Change]>([
    ["On city sewer.", { features: { waterSewage: ["Septic Tank"] } }],
    ["City water and sewer.", { features: { waterSewage: ["Septic Tank"] } }],
    ["The septic was pumped.", { features: { waterSewage: ["Municipality Sewer"] } }],
    ["Public water.", { features: { waterSewage: ["Well Water"] } }],
    ["A private well.", { features: { waterSewage: ["Municipality Water"] } }],
    ["No HOA!", {}],
    ["There is no garage.", {}],
    ["There is no basement.", { features: { basement: ["Unfinished"] } }],
    ["A lakefront home.", {}],
    ["With 120 feet of shoreline.", {}],
  ])("contradict each other: %s", (text, change) => {
    const found = find({ text, ...change });
    expect(found.some((each) => each.startsWith(`${text} |`))).toBe(true);
  });

  it.each<[string, Change]>([
    ["On city sewer.", { features: { waterSewage: ["Municipality Sewer"] } }],
    ["On city sewer.", { features: { waterSewage: [] } }],
    ["City sewer is available at the street.", { features: { waterSewage: ["Septic Tank"] } }],
    ["A private well.", { features: { waterSewage: ["Municipality Water", "Well Water"] } }],
    ["No HOA!", { basics: { hoaFees: 0 } }],
    ["There is no garage.", { features: {}, basics: { garageSquareFootage: 0 } }],
    ["A lakefront home.", { features: { outdoorFeatures: ["Waterfront"] } }],
    ["Walk to the waterfront.", {}],
    ["Waterfront dining nearby.", {}],
  ])("agree: %s with %j", (text, change) => {
    const none = text.includes("garage") ? { parking: { types: [], totalSpaces: null } } : {};
    const features = { ...change.features, ...none } as Partial<Features>;
    expect(find({ text, ...change, features })).toEqual([]);
  });
});
