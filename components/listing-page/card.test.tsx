import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { sampleListing } from "#tests/listing/sample-listing.ts";
import { ListingCard } from "./card.tsx";

const read = (change: Partial<PublicListing> = {}) => {
  const markup = renderToStaticMarkup(<ListingCard listing={sampleListing(change)} cover={null} />);
  return markup
    .replace(/(<[^>]*>)+/g, "|")
    .split("|")
    .filter(Boolean);
};

describe("the listing card", () => {
  it("shows the price, address, and key facts", () => {
    expect(read()).toEqual([
      "$649,000",
      "611 S Maple St",
      "Seattle, WA 98101",
      "3 beds · 2.5 baths · 1,850 sq ft (owner-reported)",
    ]);
  });

  it("says when the home is coming soon, pending, or sold", () => {
    expect(read({ status: "coming_soon" })[0]).toBe("Coming soon");
    expect(read({ status: "pending" })[0]).toBe("Sale pending");
    expect(read({ status: "sold", soldPrice: null })[0]).toBe("Sold");
    expect(read({ status: "sold", soldPrice: 640_000 })[0]).toBe("Sold for $640,000");
  });
});
