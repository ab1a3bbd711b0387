import { describe, expect, it } from "vitest";
import type { Basics } from "#lib/fields/basics.ts";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import { BASICS, makeProperty } from "#tests/property.ts";
import {
  type Compared,
  findContradictions,
  type PaperText,
  type ListingText,
} from "./contradictions.ts";

const described = (text: string): ListingText => ({
  text,
  label: "Description",
  href: "/description",
});

const item = (change: Partial<InventoryItem>): InventoryItem => ({
  ...{ id: "7a6f2f0e-8a3b-4d58-9c55-2f2f7f0b1c02", room: "kitchen", kind: "thing", fate: "goes" },
  ...{ name: "Refrigerator", price: null, note: "", feature: null },
  ...change,
});

const paper = (change: Partial<PaperText>): PaperText => ({
  ...{ name: "Seller disclosure", note: "", pageText: "" },
  ...change,
});

interface Change extends Partial<Omit<Compared, "property" | "listingTexts">> {
  basics?: Partial<Basics>;
  features?: Partial<Features>;
  propertyType?: "single_family" | "condominium" | "land_lot";
  text?: string;
  keptNotes?: string[];
}

function find({ basics, features, text, propertyType, keptNotes = [], ...change }: Change) {
  return findContradictions({
    property: makeProperty({
      propertyType: propertyType ?? "single_family",
      propertyBasics: { ...BASICS, hoaFees: 240, basementSquareFootage: 0, ...basics },
      propertySpecifics: {
        ...NO_FEATURES,
        parking: { types: ["Garage - Attached"], totalSpaces: 2 },
        ...features,
      },
      keptNotes,
    }),
    ...{ price: 349_900, inventory: [], papers: [], notNeeded: [], openHouses: [] },
    timeZone: "America/Chicago",
    listingTexts: text === undefined ? [] : [described(text)],
    ...change,
  }).map(({ sides: [one, other] }) => `${one.says} | ${other.says}`);
}

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
