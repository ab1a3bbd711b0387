import type { PublicListing } from "#lib/listing/public-listing.ts";

/** A listing with what the standard asks for beyond what buyers see. */
export interface ExportedListing extends PublicListing {
  /** The first day on which the home was for sale, in its own time zone; null: it never was. */
  onMarketOn: string | null;
}

/** What an export can't carry: as the product calls it, and why. */
export interface LeftOut {
  name: string;
  value: string;
  reason: string;
}
