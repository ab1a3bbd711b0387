import type { ComparedOffer } from "./compare-offers.ts";

/** Returns the backup offers, the next one to accept first. */
export const backupsOf = (offers: readonly ComparedOffer[]): ComparedOffer[] =>
  offers
    .filter(({ offer: { negotiation } }) => negotiation?.status === "backup")
    .toSorted(
      (one, other) =>
        (one.offer.negotiation?.backupPosition ?? 0) -
        (other.offer.negotiation?.backupPosition ?? 0),
    );

/** Returns whether an offer from a buyer is accepted. */
export const hasAccepted = (offers: readonly ComparedOffer[]): boolean =>
  offers.some(({ offer: { negotiation } }) => negotiation?.status === "accepted");
