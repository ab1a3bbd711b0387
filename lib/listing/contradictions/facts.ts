import type { ItemKey } from "#lib/disclosures/items.ts";
import type { InventoryItem } from "#lib/schemas/inventory.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";

/** A place where the listing or its papers say something, with the screen to change it on. */
export interface Place {
  label: string;
  href: string;
}

/** A text that buyers read. */
export interface ListingText extends Place {
  text: string;
}

/** What the seller noted about a document, and the text in it. */
export interface PaperText {
  name: string;
  note: string;
  pageText: string;
}

export interface Compared {
  property: LatestPropertyView;
  /** The asking price in whole dollars. */
  price: number | null;
  listingTexts: readonly ListingText[];
  inventory: readonly InventoryItem[];
  papers: readonly PaperText[];
  /** Documents that the seller marked as not needed. */
  notNeeded: readonly ItemKey[];
  /** Upcoming ones. */
  openHouses: readonly { startsAt: Date }[];
  timeZone: string;
}

export interface Side extends Place {
  says: string;
}

/** Two places that can't both be right. */
export interface Contradiction {
  sides: [Side, Side];
}

export const BASICS: Place = { label: "The Basics", href: "/property-basics" };
export const FEATURES: Place = { label: "Specific Features", href: "/property-features" };
export const ADDRESS: Place = { label: "Address", href: "/property-address" };
export const INVENTORY: Place = { label: "Inventory", href: "/documents/what-stays" };
export const DOCUMENT_CHECKLIST: Place = { label: "Documents", href: "/documents#checklist" };
export const FILES: Place = { label: "Documents", href: "/documents/files" };
export const PRICING: Place = { label: "Pricing", href: "/pricing" };
export const OPEN_HOUSES: Place = { label: "Open houses", href: "/scheduling/open-houses" };

export const side = (place: Place, says: string): Side => ({
  label: place.label,
  href: place.href,
  says,
});
