import type { OfferNews } from "#lib/events/event.ts";

/**
 * What an email to a buyer is about: their address to confirm, an answer that is due, or what the seller or
 * time did.
 */
export type OfferMailAbout =
  | "confirm"
  | "due"
  | Extract<
      OfferNews,
      "countered" | "accepted" | "backup" | "declined" | "fell_through" | "expired"
    >;
