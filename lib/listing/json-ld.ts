// With schema.org's vocabulary as types, an unknown property or wrong value fails `npm run check`.
import type {
  AccommodationLeaf,
  Apartment,
  Event,
  Graph,
  House,
  ItemAvailability,
  LocationFeatureSpecification,
  Offer,
  Place,
  PlaceLeaf,
  PropertyValue,
  QuantitativeValue,
  RealEstateListing,
  Thing,
} from "schema-dts";
import { FEATURE_SECTIONS } from "#lib/fields/features.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { chosenFeatures } from "./chosen-features.ts";
import { addressOf, openHousesFrom, streetOf, titleOf } from "./page-text.ts";
import type { PublicListing, PublicPhoto } from "./public-listing.ts";

const HOME_TYPES = {
  single_family: "SingleFamilyResidence",
  multi_family: "House",
  condominium: "Apartment",
} as const satisfies Partial<Record<PropertyType, string>>;

/** UN/CEFACT code for square feet. */
const SQUARE_FEET = "FTK";
const MAX_PICTURE_WIDTH = 1600;

/**
 * Returns the content of the page as schema.org JSON-LD. It is escaped, so that no text can end the
 * script element.
 */
export function jsonLdText(listing: PublicListing, today: string): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": graphOf(listing, today) };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function graphOf(listing: PublicListing, today: string): Thing[] {
  const { url, status } = listing;
  const image = listing.photos.flatMap((photo) => pictureUrl(photo, url));
  const page: RealEstateListing = {
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: titleOf(listing),
    inLanguage: "en-US",
    description: listing.description || undefined,
    datePosted: listing.publishedAt,
    dateModified: listing.changedAt,
    image: image.length > 0 ? image : undefined,
    mainEntity: { "@id": `${url}#home` },
    offers: offerOf(listing),
  };
  const events = status === "active" ? openHousesFrom(listing, today) : [];
  return [
    page,
    homeOf(listing),
    ...events.map(({ id, startsAt, endsAt }): Event => ({
      "@type": "Event",
      "@id": `${url}#open-house-${id}`,
      name: `Open house at ${addressOf(listing.address)}`,
      startDate: startsAt,
      endDate: endsAt,
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@id": `${url}#home` },
      url,
    })),
  ];
}

function pictureUrl({ jpeg }: PublicPhoto, base: string): string[] {
  const picture = jpeg.findLast(({ width }) => width <= MAX_PICTURE_WIDTH) ?? jpeg[0];
  return picture ? [new URL(picture.url, base).href] : [];
}

/** For a sold home, the price is included only if the seller shows it. */
function offerOf({ status, price, soldPrice, url }: PublicListing): Offer | undefined {
  const shown = status === "sold" ? soldPrice : price;
  if (!shown) return undefined;
  return {
    "@type": "Offer",
    url,
    price: shown,
    priceCurrency: "USD",
    availability: AVAILABILITY[status] ?? "https://schema.org/InStock",
    businessFunction: { "@id": "http://purl.org/goodrelations/v1#Sell" },
  };
}

const AVAILABILITY: Partial<Record<PublicListing["status"], ItemAvailability>> = {
  coming_soon: "https://schema.org/PreOrder",
  pending: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
};

function homeOf(listing: PublicListing): House | Apartment | Place {
  const { propertyType } = listing;
  if (propertyType === "land_lot") return { "@type": "Place", ...placeOf(listing) };
  return { "@type": HOME_TYPES[propertyType], ...placeOf(listing), ...rooms(listing) };
}

function placeOf(listing: PublicListing): Omit<PlaceLeaf, "@type"> {
  const { address, url } = listing;
  return {
    "@id": `${url}#home`,
    name: addressOf(address),
    address: {
      "@type": "PostalAddress",
      streetAddress: streetOf(address),
      addressLocality: address.city,
      addressRegion: address.stateCode ?? address.state,
      postalCode: address.zipCode,
      addressCountry: "US",
    },
    amenityFeature: amenities(listing),
    additionalProperty: lotSize(listing),
  };
}

function rooms({ basics }: PublicListing): Omit<AccommodationLeaf, "@type"> {
  // schema.org counts three-quarter baths as full, and half and quarter baths as partial.
  const full = basics.fullBathrooms + basics.threeFourthBathrooms;
  const partial = basics.halfBathrooms + basics.oneFourthBathrooms;
  return {
    numberOfBedrooms: basics.bedrooms || undefined,
    numberOfFullBathrooms: full || undefined,
    numberOfPartialBathrooms: partial || undefined,
    numberOfBathroomsTotal: full + partial || undefined,
    floorSize: basics.finishedSquareFootage ? squareFeet(basics.finishedSquareFootage) : undefined,
    yearBuilt: basics.yearBuilt || undefined,
  };
}

const squareFeet = (value: number): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: SQUARE_FEET,
});

/** schema.org has no property for lot size. */
const lotSize = ({ basics }: PublicListing): PropertyValue | undefined =>
  basics.lotSize
    ? {
        "@type": "PropertyValue",
        name: "Lot size",
        value: basics.lotSize,
        unitCode: SQUARE_FEET,
      }
    : undefined;

function amenities({ features }: PublicListing): LocationFeatureSpecification[] | undefined {
  const groups = FEATURE_SECTIONS.flatMap((section) => section.groups);
  const named = groups.flatMap(({ key, label }) =>
    chosenFeatures(features, key).map((option) => `${label}: ${option}`),
  );
  if (named.length === 0) return undefined;
  return named.map((name) => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: true,
  }));
}
