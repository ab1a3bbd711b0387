import type { Basics } from "#lib/fields/basics.ts";
import type { PublicListing } from "./public-listing.ts";

/** A listing for whoever takes it over: null is what was not entered, or has not happened yet. */
export interface ExportedListing extends Omit<PublicListing, "basics" | "price" | "publishedAt"> {
  basics: Basics | null;
  price: number | null;
  publishedAt: string | null;
  /** The first day on which the home was for sale, in its own time zone. */
  onMarketOn: string | null;
  /** Open houses by invitation: the standard has no type for one, and no other reader is to publish it. */
  invitations: readonly { startsAt: string; endsAt: string }[];
  /** What the seller has written and buyers don't see, because something speaks against it. */
  hiddenWords: readonly { name: string; text: string }[];
}
