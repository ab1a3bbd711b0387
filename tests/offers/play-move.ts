import { AppError } from "#lib/errors.ts";
import type { OfferSide } from "#lib/fields/offers.ts";
import type { OfferAction } from "#lib/offers/statuses.ts";
import { answerOffer } from "#services/answer-offer.ts";
import { confirmOffer } from "#services/buyer-offers.ts";
import { enforceOfferDeadlines } from "#services/offer-deadlines.ts";
import { deleteOffer } from "#services/offers.ts";
import { passDeadline, termsOf } from "./offers.ts";

/** What one side does with an offer; time passes with "expire". */
export interface OfferMove {
  offerId: string;
  side: OfferSide;
  action: OfferAction | "submit" | "expire" | "delete";
  /** The turn that the side saw. */
  number: number;
  /** Of a counteroffer; each has its own. */
  price: number;
  seller: { id: string; accountId: string };
}

async function act({ offerId, side, action, number, price, seller }: OfferMove): Promise<void> {
  const { id: actorId, accountId } = seller;
  if (action === "submit") return confirmOffer(offerId, accountId);
  if (action === "delete") return deleteOffer(accountId, offerId);
  if (action === "expire") {
    await passDeadline(offerId);
    return enforceOfferDeadlines();
  }
  const terms = action === "counter" ? termsOf({ purchasePrice: String(price) }) : undefined;
  const by = side === "seller" ? { side, actorId, accountId } : { side };
  return answerOffer(offerId, { action, number, ...(terms && { terms }) }, by);
}

/**
 * Makes a move.
 * @returns whether it was done; false if it was refused
 * @throws any other fault
 */
export async function playMove(move: OfferMove): Promise<boolean> {
  try {
    await act(move);
    return true;
  } catch (error) {
    const isRefused = error instanceof AppError && ["conflict", "not_found"].includes(error.code);
    if (isRefused) return false;
    throw error;
  }
}
