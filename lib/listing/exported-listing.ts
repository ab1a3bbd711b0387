import type { Basics } from "#lib/fields/basics.ts";
import type { PublicListing } from "./public-listing.ts";

/** A listing for export. Null means not entered, or not happened yet. */
export interface ExportedListing extends Omit<PublicListing, "basics" | "price" | "publishedAt"> {
  basics: Basics | null;
  price: number | null;
  publishedAt: string | null;
  /** The first day for sale, in the home's time zone. */
  onMarketOn: string | null;
  /**
   * Open houses by invitation. The standard has no type for them, and an importer must not publish
   * them.
   */
  invitations: readonly { startsAt: string; endsAt: string }[];
  /** Text that the seller wrote and buyers don't see because of a finding. */
  hiddenWords: readonly { name: string; text: string }[];
}
