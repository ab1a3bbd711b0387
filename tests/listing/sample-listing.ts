import { NO_FEATURES } from "#lib/fields/features.ts";
import type { PublicListing, PublicPhoto } from "#lib/listing/public-listing.ts";

const WIDTHS = [400, 768, 1600, 2560] as const;

export function samplePhoto(n: number, change: Partial<PublicPhoto> = {}): PublicPhoto {
  const pictures = (ending: string) =>
    WIDTHS.map((width) => ({
      url: `/homes/611-s-maple-st-seattle-wa-98101/photos/${String(n).padStart(2, "0")}-${width}.${ending}`,
      width,
      height: (width * 3) / 4,
    }));
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    room: n === 1 ? "Front of the home" : `Bedroom ${n}`,
    roomKey: n === 1 ? "exterior_front" : "bedroom",
    caption: n === 1 ? "The front in the evening" : "",
    alternativeText: n === 1 ? "Front of the home" : `Bedroom ${n}`,
    width: 2560,
    height: 1920,
    placeholder: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
    webp: pictures("webp"),
    jpeg: pictures("jpg"),
    alteration: null,
    ...change,
  };
}

/** A home as its listing page gets it. */
export function sampleListing(change: Partial<PublicListing> = {}): PublicListing {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    slug: "611-s-maple-st-seattle-wa-98101",
    url: "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101",
    shortUrl: "https://porchlight.example/h/a3c9f2bx",
    status: "active",
    statusSince: "2026-11-02T17:00:00.000Z",
    timeZone: "America/Los_Angeles",
    publishedAt: "2026-11-02T17:00:00.000Z",
    changedAt: "2026-11-20T18:30:00.000Z",
    activeOn: null,
    soldOn: null,
    soldPrice: null,
    acceptsBackupOffers: false,
    price: 649_000,
    priceChanges: [{ price: 649_000, before: 665_000, at: "2026-11-15T20:00:00.000Z" }],
    estimate: null,
    propertyType: "single_family",
    address: {
      line1: "611 S Maple St",
      line2: null,
      city: "Seattle",
      state: "WA",
      stateCode: "WA",
      zipCode: "98101",
    },
    basics: {
      bedrooms: 3,
      fullBathrooms: 2,
      halfBathrooms: 1,
      threeFourthBathrooms: 0,
      oneFourthBathrooms: 0,
      finishedSquareFootage: 1850,
      basementSquareFootage: 640,
      garageSquareFootage: 400,
      lotSize: 4356,
      yearBuilt: 1926,
      structuralRemodelYear: 2015,
      hoaFees: 0,
    },
    features: {
      ...NO_FEATURES,
      appliances: ["Dishwasher", "Range/Oven", "Refrigerator"],
      basement: ["Partially finished"],
      rooms: { types: ["Dining Room", "Laundry Room"], total: 8 },
      flooring: ["Hardwood", "Tile"],
      exterior: ["Brick"],
      architecturalStyle: ["Craftsman"],
      outdoorFeatures: ["Deck", "Fenced yard"],
      parking: { types: ["Garage - Detached"], totalSpaces: 2 },
      heating: ["Forced air"],
      heatingFuel: ["Natural gas"],
    },
    description:
      "This Craftsman home in Seattle has three bedrooms and 1,850 finished square feet.\n\nOutside are a deck and a fenced yard.",
    photos: Array.from({ length: 7 }, (_, index) => samplePhoto(index + 1)),
    openHouses: [],
    inventory: [],
    documents: [],
    takesShowings: false,
    takesFollowers: true,
    takesOffers: false,
    contact: { email: null, phone: null },
    ...change,
  };
}
