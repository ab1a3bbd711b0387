/**
 * Whether buyers see an asking price in the history, or why not: the seller removed it, it was
 * changed back within a day, or it was replaced before the listing was published.
 */
export const PRICE_VISIBILITIES = ["visible", "removed", "corrected", "draft"] as const;
export type PriceVisibility = (typeof PRICE_VISIBILITIES)[number];
