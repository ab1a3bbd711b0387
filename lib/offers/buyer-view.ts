import type { OfferSide, OfferStatus } from "#lib/fields/offers.ts";

/**
 * Returns the heading and sentence of a buyer's page.
 * @param status null until it is confirmed
 * @param canAccept false while another offer for the home is accepted
 */
export function buyerOfferText(
  status: OfferStatus | null,
  turn: OfferSide | null,
  canAccept: boolean,
): { heading: string; text: string } {
  if (status === null) {
    return {
      heading: "Confirm your offer",
      text: "Check the terms. The seller sees your offer once you confirm it.",
    };
  }
  if (status === "highest_and_best") {
    return {
      heading: "The seller asks for your highest and best offer",
      text: "Change your terms or keep them, and send them before the deadline. If you don't answer, your current offer stays open until it expires.",
    };
  }
  if (turn === "buyer") {
    return {
      heading: "The seller made a counteroffer",
      text: canAccept
        ? "Accept it, change terms, or withdraw your offer."
        : "The seller accepted another offer, so you can't accept this one now. Change terms, or withdraw your offer.",
    };
  }
  switch (status) {
    case "accepted":
      return {
        heading: "You and the seller agree on the terms",
        text: "Next, both sides sign a document with these terms. Until then, you can withdraw.",
      };
    case "backup":
      return {
        heading: "Your offer is a backup",
        text: "The seller accepted another offer first. If it falls through, the seller can accept yours. You can withdraw until then.",
      };
    case "declined":
      return { heading: "The seller declined the offer", text: "This offer is closed." };
    case "withdrawn":
      return { heading: "You withdrew your offer", text: "This offer is closed." };
    case "fell_through":
      return {
        heading: "The deal fell through",
        text: "The seller ended the accepted offer. This offer is closed.",
      };
    case "expired":
      return { heading: "This offer expired", text: "Its deadline has passed." };
    default:
      return {
        heading: "Waiting for the seller",
        text: "We'll email you when there's an answer. You can withdraw your offer until then.",
      };
  }
}
