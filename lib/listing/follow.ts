import type { ListingStatus } from "#lib/fields/listing.ts";

/** The page behind a follower's emails. */
export interface FollowerView {
  state: "unconfirmed" | "following" | "stopped";
  /** The home's street and number. */
  home: string;
  /** The path of the listing page; null if the home isn't public. */
  path: string | null;
  /** Whether the home is for sale, or will be. */
  isOpen: boolean;
}

/** What changed since a follower's last email. Prices in whole US dollars. */
export interface FollowerNews {
  price: { from: number; to: number } | null;
  status: ListingStatus | null;
}

/** Returns whether buyers can follow a home in a status. */
export const canBeFollowed = (status: ListingStatus): boolean =>
  status === "coming_soon" || status === "active" || status === "pending";
