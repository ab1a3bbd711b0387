import "server-only";
import type { Transaction } from "#db/client.ts";
import { database } from "#db/client.ts";
import { hasAcceptedOffer } from "#db/queries/backup-offers.ts";
import { endRequestAfter, lockOffersBeside } from "#db/queries/highest-and-best.ts";
import type { OfferFile } from "#db/queries/offer-files.ts";
import {
  changeSubmittedOffer,
  lockOffer,
  lockOfferOfAccount,
  type SubmittedOffer,
} from "#db/queries/offer-turns.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, found, isUniqueViolation } from "#lib/errors.ts";
import { MAX_TURNS, type OfferSide, type OfferStatus } from "#lib/fields/offers.ts";
import type { OfferNews } from "#lib/events/event.ts";
import { termErrors } from "#lib/offers/check-terms.ts";
import { flaggedWords } from "#lib/offers/flagged-words.ts";
import { currentTurn } from "#lib/offers/highest-and-best.ts";
import { type OfferAction, statusesAfter, turnOf } from "#lib/offers/statuses.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";
import type { OfferAnswerInput } from "#lib/schemas/offer-terms.ts";

const NO_OFFER = "Offer not found.";
const CHANGED = "This offer was just changed. Check its current terms.";
const EXPIRED = "This offer has expired.";
const BEST_PASSED = "The deadline for highest and best offers has passed.";
const ACCEPTED_ANOTHER = "Another offer for this home is already accepted.";
const NONE_ACCEPTED = "No other offer is accepted, so this one can't be a backup.";
const TOO_MANY_TURNS = `This offer has reached the limit of ${MAX_TURNS} turns. Accept it or close it.`;

const NEWS: Record<OfferAction, OfferNews> = {
  accept: "accepted",
  backup: "backup",
  counter: "countered",
  decline: "declined",
  withdraw: "withdrawn",
  end: "fell_through",
};

interface OfferAnswer {
  action: OfferAction;
  /** The turn that the person saw. */
  number: number;
  /** The status that they saw; any if omitted. A backup has the turn of the open offer. */
  status?: OfferStatus | undefined;
  /** Those of a counteroffer. */
  terms?: OfferTerms;
  /** Those that a buyer attached to a counteroffer. */
  files?: readonly OfferFile[];
  /** To the buyer of a declined offer. */
  message?: string | undefined;
  /** Why an accepted offer ended. */
  reason?: string | undefined;
}

/** Who answers: a buyer by their link, or a person of an account, whose own offers alone they can answer. */
type Answerer = { side: "buyer" } | { side: "seller"; actorId: string; accountId: string };

/**
 * Checks terms against each other and the home's clock.
 * @throws AppError `bad_request` with fields
 */
export function requireTerms(terms: OfferTerms, timeZone: string, now: Date): void {
  const fields = termErrors(terms, timeZone, now);
  if (Object.keys(fields).length === 0) return;
  throw new AppError("bad_request", FIX_FIELDS, { fields });
}

function turnOfAnswer(offer: SubmittedOffer, side: OfferSide, terms: OfferTerms, at: Date) {
  const timeZone = offer.turns.at(-1)?.timeZone ?? "UTC";
  if (offer.turns.length >= MAX_TURNS) throw new AppError("conflict", TOO_MANY_TURNS);
  requireTerms(terms, timeZone, at);
  return { side, terms, timeZone, isNoteFlagged: flaggedWords(terms.note).length > 0 };
}

/** Returns the turn that records why an accepted offer ended: its terms, with the reason as the note. */
function lastTurn({ turns }: SubmittedOffer, side: OfferSide, reason = "") {
  const { terms, timeZone } = found(currentTurn(turns));
  const isNoteFlagged = flaggedWords(reason).length > 0;
  return {
    side,
    kind: "ended" as const,
    terms: { ...terms, note: reason },
    timeZone,
    isNoteFlagged,
  };
}

async function answerLocked(
  tx: Transaction,
  { offer, at }: { offer: SubmittedOffer; at: Date },
  { action, number, status, terms, files, message: closingNote, reason }: OfferAnswer,
  by: Answerer,
): Promise<void> {
  const { side } = by;
  const actorId = by.side === "seller" ? by.actorId : null;
  const statuses = offer.statuses && statusesAfter(offer.statuses, side, action);
  if (!statuses || number !== offer.turns.length) throw new AppError("conflict", CHANGED);
  // A backup has been answered, so its deadline no longer counts.
  const isBest = offer.statuses?.seller === "highest_and_best";
  if (offer.statuses && turnOf(offer.statuses) && offer.expiresAt <= at)
    throw new AppError("conflict", isBest ? BEST_PASSED : EXPIRED);
  if (status && status !== offer.statuses?.[side]) throw new AppError("conflict", CHANGED);
  if (action === "backup" && !(await hasAcceptedOffer(tx, offer.propertyId)))
    throw new AppError("conflict", NONE_ACCEPTED);
  const turn =
    action === "end"
      ? lastTurn(offer, side, reason)
      : terms && { ...turnOfAnswer(offer, side, terms, at), files };
  const what = isBest && terms ? "best" : NEWS[action];
  const change = { what, statuses, by: side, actorId, closingNote } as const;
  await changeSubmittedOffer(tx, offer, { ...change, ...(turn && { turn }) }, at);
  if (action === "accept") await endRequestAfter(tx, offer);
}

/**
 * Answers an offer as one side. The offer's row is locked, so of two answers at once one counts. Of two
 * acceptances of a home's offers, also as a backup, the second sees the first.
 * @throws AppError `not_found`, `bad_request` for terms that don't fit, `conflict` for another turn than
 *   the one seen, a closed or expired offer, or a second acceptance
 */
export async function answerOffer(
  offerId: string,
  answer: OfferAnswer,
  by: Answerer,
): Promise<void> {
  try {
    await database().transaction(async (tx) => {
      if (answer.action === "accept" || answer.action === "backup")
        await lockOffersBeside(tx, offerId);
      const locked =
        by.side === "seller"
          ? await lockOfferOfAccount(tx, by.accountId, offerId)
          : await lockOffer(tx, offerId);
      await answerLocked(tx, found(locked, NO_OFFER), answer, by);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", ACCEPTED_ANOTHER, { cause: error });
  }
}

/** Answers a buyer's offer as a person of its account; see `answerOffer`. */
export function answerAsSeller(
  { id: actorId, accountId }: { id: string; accountId: string },
  offerId: string,
  answer: OfferAnswerInput,
): Promise<void> {
  const by = { side: "seller", actorId, accountId } as const;
  if (answer.action !== "counter") return answerOffer(offerId, answer, by);
  const { action, number, status, ...terms } = answer;
  return answerOffer(offerId, { action, number, status, terms }, by);
}
