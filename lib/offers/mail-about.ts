import type { OfferNews } from "#lib/events/event.ts";

/**
 * What an email to a buyer is about: their address to confirm, an answer that is due, a request for their
 * highest and best, or what the seller or time did.
 */
export type OfferMailAbout =
  | "confirm"
  | "due"
  | "highest_and_best"
  | "best_due"
  | "request_canceled"
  | Extract<
      OfferNews,
      "countered" | "accepted" | "backup" | "declined" | "fell_through" | "expired"
    >;
