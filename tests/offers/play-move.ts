import { addRequest, cancelRequest } from "#db/queries/highest-and-best.ts";
import { AppError } from "#lib/errors.ts";
import type { OfferSide } from "#lib/fields/offers.ts";
import type { OfferAction } from "#lib/offers/statuses.ts";
import { answerOffer } from "#services/answer-offer.ts";
import { confirmOffer } from "#services/buyer-offers.ts";
import { enforceOfferDeadlines } from "#services/offer-deadlines.ts";
import { deleteOffer } from "#services/offers.ts";
import { passDeadline, passRequest, termsOf } from "./offers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What one side does with an offer, or asks all buyers; time passes with "expire". */
export interface OfferMove {
  offerId: string;
  side: OfferSide;
  action: OfferAction | "submit" | "expire" | "delete" | "ask" | "cancel";
  /** The turn that the side saw. */
  number: number;
  /** Of a counteroffer; each has its own. */
  price: number;
  /** The open request for highest and best that the seller saw. */
  request: string | null;
  seller: { id: string; accountId: string };
}

function ask({ seller, request: replaces }: OfferMove): Promise<void> {
  const dueAt = new Date(Date.now() + DAY_MS);
  return addRequest(seller, { dueAt, timeZone: "UTC", message: "", replaces });
}

async function act(move: OfferMove): Promise<void> {
  const { offerId, side, action, number, price, seller } = move;
  const { id: actorId, accountId } = seller;
  if (action === "ask") return ask(move);
  if (action === "cancel") return cancelRequest(seller);
  if (action === "submit") return confirmOffer(offerId, accountId);
  if (action === "delete") return deleteOffer(accountId, offerId);
  if (action === "expire") {
    await passDeadline(offerId);
    await passRequest(offerId);
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
