import { expect, it } from "vitest";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";
import type { ExportedListing } from "./exported-listing.ts";
import { photoFileNames } from "./photo-file-names.ts";
import { photosInOrder } from "./photos-in-order.ts";
import { plainListing } from "./plain-text.ts";

const OPEN_HOUSE = {
  id: "22222222-2222-4222-8222-222222222222",
  startsAt: "2026-11-28T21:00:00.000Z",
  endsAt: "2026-11-28T23:00:00.000Z",
  remarks: "Please park on Maple Street.",
};

const listing = (change: Partial<ExportedListing> = {}): ExportedListing => ({
  ...sampleListing(),
  onMarketOn: null,
  invitations: [],
  hiddenWords: [],
  ...change,
});

it("writes a listing as plain lines", () => {
  const photos = [samplePhoto(1), samplePhoto(2)];
  const exported = listing({ photos, openHouses: [OPEN_HOUSE] });
  const order = photosInOrder(exported);
  const names = photoFileNames(order);
  const named = order.map((photo, index) => ({
    fileName: names[index] ?? "",
    photo,
    isMissing: index === 1,
  }));
  expect(plainListing(exported, named).split("\r\n")).toEqual([
    "611 S Maple St, Seattle, WA 98101",
    "Price: $649,000",
    "Status: Active",
    "For sale by owner",
    "Page: https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101",
    "",
    "FACTS (OWNER-REPORTED)",
    "Property Type: Single Family",
    "Bedrooms: 3",
    "Full Bathrooms: 2",
    "Half Bathrooms: 1",
    "Finished Square Footage: 1,850",
    "Basement Square Footage: 640",
    "Garage Square Footage: 400",
    "Lot Size (square feet): 4,356",
    "Year Built: 1926",
    "Structural Remodel Year: 2015",
    "",
    "FEATURES",
    "Appliances: Dishwasher, Range/Oven, Refrigerator",
    "Basement: Partially finished",
    "Rooms: Dining Room, Laundry Room",
    "Flooring: Hardwood, Tile",
    "Exterior: Brick",
    "Architectural Style: Craftsman",
    "Outdoor Features: Deck, Fenced yard",
    "Parking: Garage - Detached",
    "Heating: Forced air",
    "Heating Fuel: Natural gas",
    "Total Rooms: 8",
    "Total Parking Spaces: 2",
    "",
    "DESCRIPTION",
    "This Craftsman home in Seattle has three bedrooms and 1,850 finished square feet.",
    "",
    "Outside are a deck and a fenced yard.",
    "",
    "OPEN HOUSES",
    "Saturday, November 28, 1:00 PM to 3:00 PM, Pacific Time: Please park on Maple Street.",
    "",
    "PHOTOS",
    "01-front-of-the-home.jpg: The front in the evening",
    "02-bedroom-2.jpg: Bedroom 2. NOT IN THIS ZIP: We couldn't find its file.",
    "",
  ]);
});

it("includes only what exists, and no URL for a page that isn't public", () => {
  const bare = listing({
    status: "draft",
    price: null,
    basics: null,
    features: null,
    description: "",
    photos: [],
  });
  expect(plainListing(bare, []).split("\r\n")).toEqual([
    "611 S Maple St, Seattle, WA 98101",
    "Status: Draft",
    "For sale by owner",
    "",
    "FACTS (OWNER-REPORTED)",
    "Property Type: Single Family",
    "",
  ]);
});

it("uses the same line breaks however the description was typed", () => {
  const text = plainListing(listing({ description: "One\nTwo\r\nThree\rFour" }), []);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).toContain("One\r\nTwo\r\nThree\r\nFour\r\n");
});

it("names files so that they sort in order, even a hundred of them", () => {
  const photos = photosInOrder({
    photos: Array.from({ length: 100 }, (_, index) => samplePhoto(index + 1, { room: null })),
  });
  const names = photoFileNames(photos);
  expect([names[0], names[99]]).toEqual(["001-photo.jpg", "100-photo.jpg"]);
  expect(names.toSorted()).toEqual(names);
});
