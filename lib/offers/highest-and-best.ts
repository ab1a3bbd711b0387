import type { OfferSide, OfferTurnKind } from "#lib/fields/offers.ts";
import { dayAfter, wallTimeOf } from "#lib/us/wall-clock.ts";
import { EXPIRED, type OfferStatuses, turnOf } from "./statuses.ts";
import { changedTerms, expiryOf, type OfferTerms } from "./terms.ts";

/** How long the seller can answer after a deadline, if the buyer changes nothing. */
const DAYS_TO_ANSWER = 2;

interface Turn {
  number: number;
  side: OfferSide;
  kind: OfferTurnKind;
  terms: OfferTerms;
  timeZone: string;
}

/** Returns the buyer's last turn. An offer starts with one. */
const lastOfBuyer = <T extends Turn>(turns: readonly T[]): T | undefined =>
  turns.findLast(({ side, kind }) => side === "buyer" && kind === "terms");

/**
 * Returns the turn with the terms that count: the last one, but the buyer's own once they are asked for their
 * highest and best, because a request replaces the seller's counteroffer.
 */
export function currentTurn<T extends Turn>(turns: readonly T[]): T | undefined {
  const last = turns.at(-1);
  return last?.kind === "highest_and_best" ? lastOfBuyer(turns) : last;
}

/** Returns the terms of a request's turn: the buyer's, with the request's deadline and message. */
export function termsOfRequest(
  terms: OfferTerms,
  { dueAt, timeZone, message }: { dueAt: Date; timeZone: string; message: string },
): OfferTerms {
  const { day, time } = wallTimeOf(dueAt, timeZone);
  return { ...terms, offerExpirationDate: day, expirationTime: time, note: message };
}

/**
 * Returns the terms that a buyer who is asked starts from: their own, which expire later than the request's
 * deadline, so that the seller can answer.
 */
export function termsToSend(turns: readonly Turn[]): OfferTerms | undefined {
  const [request, own] = [turns.at(-1), lastOfBuyer(turns)];
  if (!request || !own) return undefined;
  const { offerExpirationDate: day } = request.terms;
  if (own.terms.offerExpirationDate > day) return { ...own.terms, note: "" };
  return { ...own.terms, offerExpirationDate: dayAfter(day, DAYS_TO_ANSWER), note: "" };
}

interface State {
  statuses: OfferStatuses;
  /** Until when it can be answered. */
  expiresAt: Date;
}

/** Returns the state of an asked offer after the request ended: open with the buyer's own terms, or expired. */
export function stateAfterRequest(turns: readonly Turn[], now: Date): State {
  const own = lastOfBuyer(turns);
  const expiresAt = (own && expiryOf(own.terms, own.timeZone)) ?? now;
  if (expiresAt <= now) return { statuses: EXPIRED, expiresAt };
  const buyer = own?.number === 1 ? "submitted" : "countered";
  return { statuses: { buyer, seller: "received" }, expiresAt };
}

/** Returns an offer's state at a time, also before the job has recorded a passed deadline. */
export function stateAt({ statuses, expiresAt }: State, turns: readonly Turn[], now: Date): State {
  if (turnOf(statuses) === null || expiresAt > now) return { statuses, expiresAt };
  if (statuses.seller === "highest_and_best") return stateAfterRequest(turns, now);
  return { statuses: EXPIRED, expiresAt };
}

/** What a buyer did who was asked for their highest and best. */
export type BestAnswer = "changed" | "kept" | "none";

/**
 * Returns a buyer's answer to the last request, new deadlines of their terms aside.
 * @param requestedAt ISO 8601
 * @returns null if they weren't asked
 */
export function bestAnswerOf(
  turns: readonly (Turn & { submittedAt: string })[],
  requestedAt: string,
): BestAnswer | null {
  const request = turns.findLast(({ kind }) => kind === "highest_and_best");
  if (!request || request.submittedAt < requestedAt) return null;
  const answer = turns.find(
    ({ number, side, kind }) => number > request.number && side === "buyer" && kind === "terms",
  );
  if (!answer) return "none";
  const { offerExpirationDate, expirationTime } = request.terms;
  const after = { ...answer.terms, offerExpirationDate, expirationTime };
  return changedTerms(request.terms, after, request.timeZone).length > 0 ? "changed" : "kept";
}
