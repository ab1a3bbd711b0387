import type { Basics } from "#lib/fields/basics.ts";
import type { Features } from "#lib/fields/features.ts";
import type { InventoryRoom } from "#lib/fields/inventory.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import type { PropertyType } from "#lib/fields/property.ts";

/** One size of a photograph, in pixels. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

export interface PublicPhoto {
  id: string;
  /** "Kitchen", "Bedroom 2"; null where none was told. */
  room: string | null;
  /** RESO's name of what is seen is made from this key. */
  roomKey: string | null;
  caption: string;
  alternativeText: string;
  width: number;
  height: number;
  /** A few pixels as a data: address. */
  placeholder: string;
  /** From small to large, WebP and JPEG of the same widths. */
  webp: readonly Picture[];
  jpeg: readonly Picture[];
  /** Null for one that shows the home as it is. */
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

/** What stays with the home, or is for sale beside it; `price` in whole US dollars, null where none is told. */
export interface PublicItem {
  id: string;
  room: InventoryRoom;
  name: string;
  fate: "stays" | "for_sale";
  price: number | null;
  note: string;
}

/** All that a buyer sees of a home: what is not in here is not on its page. Money in whole US dollars. */
export interface PublicListing {
  id: string;
  slug: string;
  /** The canonical address of the page. */
  url: string;
  status: ListingStatus;
  /** Moments as ISO 8601, days as `2026-11-22` in the home's own time zone. */
  statusSince: string;
  timeZone: string;
  publishedAt: string;
  changedAt: string;
  /** Of a home that is coming soon. */
  activeOn: string | null;
  soldOn: string | null;
  /** Only where the seller wants it shown. */
  soldPrice: number | null;
  price: number;
  /** Since it was published, the newest first; without the first price. */
  priceChanges: readonly { price: number; before: number; at: string }[];
  /** Only where the seller wants it shown. */
  estimate: { value: number; low: number; high: number; on: string } | null;
  propertyType: PropertyType;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    /** As it was entered; `stateCode` is the USPS code, null where there is none. */
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
  /** Only where the seller wants it shown, by room. */
  inventory: readonly PublicItem[];
  /** Buyers can choose a time to see the home by themselves. */
  takesShowings: boolean;
  contact: { email: string | null; phone: string | null };
}
