import type { Basics } from "#lib/fields/basics.ts";
import type { DocumentKind } from "#lib/fields/documents.ts";
import type { Features } from "#lib/fields/features.ts";
import type { InventoryRoom } from "#lib/fields/inventory.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { PropertyType } from "#lib/fields/property.ts";

/** One size of a photo, in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

export interface PublicPhoto {
  id: string;
  /** "Kitchen", "Bedroom 2"; null if not set. */
  room: string | null;
  /** Maps to RESO's ImageOf. */
  roomKey: string | null;
  caption: string;
  alternativeText: string;
  width: number;
  height: number;
  /** A few pixels as a data: URL. */
  placeholder: string;
  /** Smallest first. WebP and JPEG have the same widths. */
  webp: readonly Picture[];
  jpeg: readonly Picture[];
  /** Null for an unaltered photo. */
  alteration: {
    kinds: readonly string[];
    labels: readonly string[];
    unaltered: UnalteredPhoto;
  } | null;
}

export type UnalteredPhoto = Pick<
  PublicPhoto,
  "id" | "alternativeText" | "width" | "height" | "webp" | "jpeg"
>;

export interface PublicOpenHouse {
  id: string;
  startsAt: string;
  endsAt: string;
  remarks: string;
}

/** An item that is included or for sale. `price` in whole US dollars; null if not set. */
export interface PublicItem {
  id: string;
  room: InventoryRoom;
  name: string;
  fate: "stays" | "for_sale";
  price: number | null;
  note: string;
}

export interface PublicDocument {
  id: string;
  name: string;
  kind: DocumentKind;
  bytes: number;
}

/** Everything a buyer sees of a home. Money in whole US dollars. */
export interface PublicListing {
  id: string;
  slug: string;
  url: string;
  /** A link that is short enough to type; null before the home was first saved. */
  shortUrl: string | null;
  status: ListingStatus;
  /** Times are ISO 8601, days are `2026-11-22` in the home's time zone. */
  statusSince: string;
  timeZone: string;
  publishedAt: string;
  changedAt: string;
  /** Only for a home that is coming soon. */
  activeOn: string | null;
  soldOn: string | null;
  /** Only if the seller shows it. */
  soldPrice: number | null;
  /** An active home has an accepted offer, and the seller takes others. */
  acceptsBackupOffers: boolean;
  price: number;
  /** Since publishing, newest first, without the first price and those hidden from buyers. */
  priceChanges: readonly { price: number; before: number; at: string }[];
  /** Only if the seller shows it. */
  estimate: { value: number; low: number; high: number; on: string } | null;
  propertyType: PropertyType;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    /** As entered. `stateCode` is the USPS code, or null for an unknown state. */
    state: string;
    stateCode: string | null;
    zipCode: string;
  };
  basics: Basics;
  features: Features | null;
  description: string;
  /** The first is the cover. */
  photos: readonly PublicPhoto[];
  openHouses: readonly PublicOpenHouse[];
  /** Only if the seller shows it. Sorted by room. */
  inventory: readonly PublicItem[];
  /** Only those that the seller shows, by name; none for a sold home. */
  documents: readonly PublicDocument[];
  /** Buyers can book a showing themselves. */
  takesShowings: boolean;
  /** Buyers can get emails about changes. */
  takesFollowers: boolean;
  /** Buyers can make an offer on its page. */
  takesOffers: boolean;
  contact: { email: string | null; phone: string | null };
}
