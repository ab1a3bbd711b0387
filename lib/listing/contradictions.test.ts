import { describe, expect, it } from "vitest";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import { makeProperty } from "#tests/property.ts";
import { findContradictions } from "./contradictions.ts";
import { type Change, described, find, item, paper } from "#tests/listing/compared-home.ts";

it("finds nothing in a consistent home or an empty one", () => {
  const text =
    "A home with three bedrooms and a two-car garage. HOA dues are $240 a month. Asking $349,900.";
  expect(find({ text })).toEqual([]);
  expect(
    findContradictions({
      property: makeProperty(),
      ...{
        price: null,
        listingTexts: [],
        inventory: [],
        papers: [],
        notNeeded: [],
        openHouses: [],
      },
      timeZone: "America/Chicago",
    }),
  ).toEqual([]);
});

it("names both sides with their screens, each pair once", () => {
  const found = findContradictions({
    property: makeProperty({
      propertySpecifics: { ...NO_FEATURES, appliances: ["Refrigerator"] },
    }),
    ...{ price: null, papers: [], notNeeded: [], openHouses: [], timeZone: "America/Chicago" },
    listingTexts: [described("The refrigerator stays.")],
    inventory: [item({}), item({})],
  });
  expect(found).toEqual([
    {
      sides: [
        { label: "Specific Features", href: "/property-features", says: "Refrigerator" },
        { label: "Inventory", href: "/documents/what-stays", says: "Excluded: Refrigerator" },
      ],
    },
    {
      sides: [
        { label: "Description", href: "/description", says: "The refrigerator stays." },
        { label: "Inventory", href: "/documents/what-stays", says: "Excluded: Refrigerator" },
      ],
    },
  ]);
});

describe("an excluded item that's promised", () => {
  const hotTub = item({ name: "Hot tub or spa", feature: "outdoorFeatures: Hot tub/spa" });
  it.each<[string, Change]>([
    ["a feature", { inventory: [hotTub], features: { outdoorFeatures: ["Hot tub/spa"] } }],
    ["a text", { inventory: [hotTub], text: "Relax in the hot tub." }],
    [
      "an item under another name",
      { inventory: [item({ name: "Samsung fridge" })], text: "New refrigerator." },
    ],
    ["a washer", { inventory: [item({ name: "Washer" })], text: "With washer and dryer." }],
    ["an oven", { inventory: [item({ name: "Range and oven" })], text: "A gas range." }],
    [
      "fans",
      {
        inventory: [item({ name: "Ceiling fans" })],
        features: { indoorFeatures: ["Ceiling Fans"] },
      },
    ],
  ])("is found: %s", (_, change) => {
    expect(find(change)).toHaveLength(1);
  });

  it.each<[string, Change]>([
    ["it is included", { inventory: [item({ fate: "stays" })], text: "A refrigerator." }],
    ["it is for sale", { inventory: [item({ fate: "for_sale" })], text: "A refrigerator." }],
    [
      "a different one is excluded",
      { inventory: [item({ name: "Garage refrigerator" })], text: "A refrigerator." },
    ],
    [
      "one is included and one excluded",
      { inventory: [item({}), item({ fate: "stays" })], text: "A refrigerator." },
    ],
    ["the text excludes it", { inventory: [item({})], text: "Refrigerator not included." }],
    ["there is only room for it", { inventory: [item({})], text: "Space for a refrigerator." }],
    [
      "the text mentions only hookups",
      { inventory: [item({ name: "Washer" })], text: "Washer hookups." },
    ],
    [
      "the text mentions a dishwasher, not a washer",
      { inventory: [item({ name: "Washer" })], text: "A dishwasher." },
    ],
    [
      "a barbecue area is listed without its grill",
      {
        inventory: [item({ name: "Barbecue grill", feature: "outdoorFeatures: Barbecue area" })],
        features: { outdoorFeatures: ["Barbecue area"] },
        text: "A barbecue area.",
      },
    ],
    [
      "the text means a price range",
      { inventory: [item({ name: "Range and oven" })], text: "In your price range." },
    ],
    ["the text mentions a spa-like bath", { inventory: [hotTub], text: "A spa-like bath." }],
  ])("isn't found if %s", (_, change) => {
    expect(find(change)).toEqual([]);
  });
});

describe("a document", () => {
  const note = (text: string) => [paper({ note: text })];
  it.each<[string, string]>([
    ["The roof leaked in 2021.", "The roof is in excellent condition."],
    ["Roof leak repaired.", "No leaks."],
    ["The fireplace does not work.", "Warm evenings by the fireplace."],
    ["There is no working fireplace.", "A brick fireplace."],
    ["The basement flooded in 2018.", "Never flooded."],
    ["The home is in a flood zone.", "Not in a flood zone."],
    ["Termite damage was found.", "A termite-free home."],
    ["Mold was found and removed.", "No mold."],
    ["Foundation cracks on the north side.", "A solid home: the foundation is sound."],
  ])("with “%s” contradicts “%s”", (problem, text) => {
    expect(find({ papers: note(problem), text })).toEqual([`${text} | ${problem}`]);
    expect(find({ papers: [paper({ pageText: problem })], text })).toHaveLength(1);
  });

  it.each<[string, string]>([
    ["The roof has never leaked.", "No roof leaks."],
    ["Has the roof leaked? Yes ☐ No ☐", "No roof leaks."],
    ["Are you aware of flood damage", "Never flooded."],
    ["Flood damage: yes ___ no ___", "Never flooded."],
    ["No termite damage was found.", "Termite-free."],
    ["The fireplace does not work.", "A decorative fireplace."],
    ["The fireplace does not work.", "A dining room."],
    ["The roof leaked in 2021.", "A new roof in 2022."],
  ])("with “%s” doesn't contradict “%s”", (problem, text) => {
    expect(find({ papers: note(problem), text })).toEqual([]);
  });

  it.each<[NonNullable<Change["notNeeded"]>[number], Change, string]>([
    ["septic", { features: { waterSewage: ["Septic Tank"] } }, "Water/Sewage: Septic Tank"],
    ["well", { features: { waterSewage: ["Well Water"] } }, "Water/Sewage: Well Water"],
    ["association", {}, "HOA Fees: $240 per month"],
    ["lead_paint", {}, "Year Built: 1962"],
    ["condominium", { propertyType: "condominium" }, "Property type: Condominium"],
  ])("contradicts the details if marked as not needed: %s", (key, change, need) => {
    expect(find({ ...change, notNeeded: [key] })).toEqual([expect.stringContaining(need)]);
  });

  it("can be marked as not needed when it isn't", () => {
    const notNeeded = ["septic", "well", "association", "lead_paint", "condominium"] as const;
    expect(find({ notNeeded, basics: { hoaFees: 0, yearBuilt: 1990 } })).toEqual([]);
    expect(find({ notNeeded: ["deed", "survey"] })).toEqual([]);
  });
});

describe("property details", () => {
  const parking = (types: Features["parking"]["types"], totalSpaces: number | null) => ({
    features: { parking: { types, totalSpaces } },
  });
  it.each<[string, Change, string]>([
    [
      "None and a garage",
      parking(["None", "Garage - Attached"], 1),
      "Parking: None | Parking: Garage - Attached",
    ],
    [
      "None and spaces",
      { ...parking(["None"], 2), basics: { garageSquareFootage: 0 } },
      "Parking: None | Total Parking Spaces: 2",
    ],
    [
      "None and an area",
      parking(["None"], null),
      "Parking: None | Garage Square Footage: 400 sq ft",
    ],
    [
      "no garage and an area",
      parking(["Carport"], 1),
      "Parking: Carport, no garage | Garage Square Footage: 400 sq ft",
    ],
    [
      "no basement and an area",
      { features: { basement: ["None"] }, basics: { basementSquareFootage: 600 } },
      "Basement: None | Basement Square Footage: 600 sq ft",
    ],
    [
      "no basement and a finished one",
      { features: { basement: ["None", "Finished"] } },
      "Basement: None | Basement: Finished",
    ],
    [
      "finished and unfinished",
      { features: { basement: ["Finished", "Unfinished"] } },
      "Basement: Finished | Basement: Unfinished",
    ],
    [
      "a dock without water",
      { features: { outdoorFeatures: ["Dock"] } },
      "Outdoor Features: Dock | Outdoor Features: neither Waterfront nor Pond",
    ],
    [
      "fewer rooms than bedrooms",
      { features: { rooms: { types: [], total: 2 } } },
      "Total Rooms: 2 | Bedrooms: 3",
    ],
    [
      "a remodel before it was built",
      { basics: { structuralRemodelYear: 1950 } },
      "Structural Remodel Year: 1950 | Year Built: 1962",
    ],
    ["land with bedrooms", { propertyType: "land_lot" }, "Property type: Land/Lot | Bedrooms: 3"],
  ])("contradict each other: %s", (_, change, expected) => {
    expect(find(change)).toEqual([expected]);
  });

  it.each<[string, Change]>([
    ["a garage with its area", {}],
    ["nothing chosen, and an area", parking([], null)],
    [
      "a partly finished basement",
      { features: { basement: ["Finished", "Unfinished", "Partially finished"] } },
    ],
    ["a dock on a pond", { features: { outdoorFeatures: ["Dock", "Pond"] } }],
    ["as many rooms as bedrooms", { features: { rooms: { types: [], total: 3 } } }],
    [
      "land with a garage area",
      { propertyType: "land_lot", basics: { bedrooms: 0, finishedSquareFootage: 0 } },
    ],
  ])("agree: %s", (_, change) => {
    expect(find(change)).toEqual([]);
  });
});
