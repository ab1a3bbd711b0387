import { describe, expect, it } from "vitest";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import {
  addressOf,
  bathsText,
  factsOf,
  lotText,
  metaDescriptionOf,
  openHousesFrom,
  openHouseText,
  priceChangeText,
  statusText,
  titleOf,
} from "./page-text.ts";

const TODAY = "2026-11-22";
const { basics } = sampleListing();

describe("public page text", () => {
  it("names the home by address, status, and size", () => {
    const { address } = sampleListing();
    expect(addressOf({ ...address, line2: "Unit 4" })).toBe(
      "611 S Maple St, Unit 4, Seattle, WA 98101",
    );
    expect(titleOf(sampleListing({ status: "sold" }))).toBe(
      "611 S Maple St, Seattle, WA 98101: Sold, 3 beds, 2.5 baths",
    );
  });

  it("counts a half bath as .5", () => {
    expect(bathsText(basics)).toBe("2.5 baths");
    const none = { fullBathrooms: 0, halfBathrooms: 0 };
    expect(bathsText({ ...basics, ...none, fullBathrooms: 1 })).toBe("1 bath");
    expect(bathsText({ ...basics, ...none })).toBeNull();
  });

  it.each([
    [100, "100 sq ft"],
    [8276, "8,276 sq ft"],
    [14_519, "14,519 sq ft"],
    [14_520, "14,520 sq ft (0.33 acres)"],
    [43_500, "43,500 sq ft (1 acre)"],
    [43_560, "1 acre"],
    [108_900, "2.5 acres"],
  ])("describes a lot of %i square feet as %s", (squareFeet, text) => {
    expect(lotText(squareFeet)).toBe(text);
  });

  it("gives the home's numbers and leaves out missing ones", () => {
    expect(factsOf(sampleListing()).map(({ value, label }) => `${value} ${label}`)).toEqual([
      "3 beds",
      "2.5 baths",
      "1,850 sq ft (owner-reported)",
      "4,356 sq ft lot",
      "1926 built",
    ]);
    const land = { ...basics, bedrooms: 0, fullBathrooms: 0, halfBathrooms: 0, lotSize: 217_800 };
    const listing = sampleListing({
      propertyType: "land_lot",
      basics: { ...land, finishedSquareFootage: 0 },
    });
    expect(factsOf(listing)).toEqual([{ value: "5", label: "acre lot" }]);
    const third = { ...listing, basics: { ...listing.basics, lotSize: 14_520 } };
    expect(factsOf(third)).toEqual([{ value: "0.33", label: "acre lot" }]);
  });

  it("cuts the meta description between words", () => {
    const text = metaDescriptionOf(sampleListing({ description: "word ".repeat(100) }));
    expect(text).toMatch(/^For sale by owner: 3 beds, .*, built in 1926\. .*word…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it("describes the last price change, by the home's local date", () => {
    const change = { price: 649_000, before: 665_000, at: "2026-11-15T03:00:00.000Z" };
    const listing = (changes: (typeof change)[]) => sampleListing({ priceChanges: changes });
    expect(priceChangeText(listing([change]), TODAY)).toBe(
      "Price lowered by $16,000 on November 14",
    );
    expect(priceChangeText(listing([{ ...change, before: 640_000 }]), "2027-01-02")).toBe(
      "Price raised by $9,000 on November 14, 2026",
    );
    expect(priceChangeText(listing([]), TODAY)).toBeNull();
  });

  it("names the time zone of an open house", () => {
    const times = { startsAt: "2026-11-28T21:00:00.000Z", endsAt: "2026-11-28T23:30:00.000Z" };
    expect(openHouseText(times, "America/Los_Angeles")).toEqual({
      day: "Saturday, November 28",
      hours: "1:00 PM to 3:30 PM, Pacific Time",
    });
  });

  it("keeps an open house until the end of its local day", () => {
    const openHouses = ["2026-11-24T01:00:00.000Z", "2026-11-23T01:00:00.000Z"].map((at) => ({
      id: at,
      startsAt: at,
      endsAt: at,
      remarks: "",
    }));
    const from = (today: string) => openHousesFrom(sampleListing({ openHouses }), today);
    expect(from("2026-11-22").map(({ id }) => id)).toEqual([
      "2026-11-23T01:00:00.000Z",
      "2026-11-24T01:00:00.000Z",
    ]);
    expect(from("2026-11-23")).toHaveLength(1);
    expect(from("2026-11-24")).toEqual([]);
  });

  it.each([
    [{ status: "active" }, null],
    [
      { status: "active", acceptsBackupOffers: true },
      "Offer accepted. The seller is accepting backup offers.",
    ],
    [
      { status: "coming_soon", activeOn: "2026-11-30" },
      "Coming soon. On the market November 30. No showings before then.",
    ],
    [{ status: "pending" }, "Sale pending. The seller has accepted an offer."],
    [{ status: "sold", soldOn: "2026-11-18" }, "Sold on November 18."],
    [
      { status: "sold", soldOn: "2025-11-18", soldPrice: 652_000 },
      "Sold on November 18, 2025 for $652,000.",
    ],
  ] as const)("describes the status %o", (change, text) => {
    expect(statusText(sampleListing(change), TODAY)).toBe(text);
  });
});
