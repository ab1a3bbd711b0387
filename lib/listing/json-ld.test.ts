import { describe, expect, it } from "vitest";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { sampleListing, samplePhoto } from "#tests/listing/sample-listing.ts";
import { jsonLdText } from "./json-ld.ts";

const TODAY = "2026-11-22";
const URL = "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101";

type Thing = Record<string, unknown>;

function things(change: Partial<PublicListing> = {}): [Thing, Thing, ...Thing[]] {
  const graph = JSON.parse(jsonLdText(sampleListing(change), TODAY)) as {
    "@context": string;
    "@graph": [Thing, Thing, ...Thing[]];
  };
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

const openHouse = (day: string) => ({
  id: `22222222-2222-4222-8222-2222222222${day}`,
  startsAt: `2026-11-${day}T21:00:00.000Z`,
  endsAt: `2026-11-${day}T23:00:00.000Z`,
  remarks: "",
});

describe("JSON-LD", () => {
  it("describes the listing, its offer and its home", () => {
    const [page, home] = things();
    expect(page).toMatchObject({
      "@type": "RealEstateListing",
      url: URL,
      name: "611 S Maple St, Seattle, WA 98101: $649,000, 3 beds, 2.5 baths",
      datePosted: "2026-11-02T17:00:00.000Z",
      dateModified: "2026-11-20T18:30:00.000Z",
      mainEntity: { "@id": home["@id"] },
      offers: {
        "@type": "Offer",
        price: 649_000,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
      },
    });
    expect(page.image).toHaveLength(7);
    expect((page.image as string[])[0]).toBe(`${URL}/photos/01-1600.jpg`);
    expect(home).toMatchObject({
      "@type": "SingleFamilyResidence",
      address: {
        "@type": "PostalAddress",
        streetAddress: "611 S Maple St",
        addressLocality: "Seattle",
        addressRegion: "WA",
        postalCode: "98101",
        addressCountry: "US",
      },
      numberOfBedrooms: 3,
      numberOfFullBathrooms: 2,
      numberOfPartialBathrooms: 1,
      numberOfBathroomsTotal: 3,
      floorSize: { "@type": "QuantitativeValue", value: 1850, unitCode: "FTK" },
      yearBuilt: 1926,
      additionalProperty: { name: "Lot size", value: 4356, unitCode: "FTK" },
    });
    expect(home.amenityFeature).toContainEqual({
      "@type": "LocationFeatureSpecification",
      name: "Basement: Partially finished",
      value: true,
    });
  });

  it("counts three quarters of a bathroom as full, and a quarter as partial", () => {
    const { basics } = sampleListing();
    const counts = { threeFourthBathrooms: 1, oneFourthBathrooms: 1 };
    expect(things({ basics: { ...basics, ...counts } })[1]).toMatchObject({
      numberOfFullBathrooms: 3,
      numberOfPartialBathrooms: 2,
      numberOfBathroomsTotal: 5,
    });
  });

  it.each([
    ["condominium", "Apartment"],
    ["multi_family", "House"],
    ["land_lot", "Place"],
  ] as const)("maps %s to %s", (propertyType, type) => {
    const [, home] = things({ propertyType });
    expect(home["@type"]).toBe(type);
    expect("numberOfBedrooms" in home).toBe(propertyType !== "land_lot");
  });

  it("has no price for a sold home unless the seller shows it", () => {
    expect(things({ status: "sold" })[0]).not.toHaveProperty("offers");
    expect(things({ status: "sold", soldPrice: 652_000 })[0].offers).toMatchObject({
      price: 652_000,
      availability: "https://schema.org/SoldOut",
    });
  });

  it("has upcoming open houses while the home is for sale", () => {
    const openHouses = [openHouse("28"), openHouse("21")];
    const [, home, ...events] = things({ openHouses });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      "@type": "Event",
      startDate: "2026-11-28T21:00:00.000Z",
      endDate: "2026-11-28T23:00:00.000Z",
      location: { "@id": home["@id"] },
    });
    expect(things({ openHouses, status: "pending" })).toHaveLength(2);
  });

  it("leaves out what's missing", () => {
    const { basics } = sampleListing();
    const none = Object.fromEntries(Object.keys(basics).map((name) => [name, 0]));
    const empty = { basics: none as typeof basics, features: null, photos: [], description: "" };
    const [page, home] = things(empty);
    expect(Object.keys(page)).not.toEqual(expect.arrayContaining(["image"]));
    expect(Object.keys(home)).toEqual(["@type", "@id", "name", "address"]);
  });

  it("can't close the script element it's in", () => {
    const hostile = "</script><script>alert(1)</script><!--";
    const text = jsonLdText(
      sampleListing({ description: hostile, photos: [samplePhoto(1, { caption: hostile })] }),
      TODAY,
    );
    expect(text).not.toContain("<");
    expect(things({ description: hostile })[0].description).toBe(hostile);
  });
});
