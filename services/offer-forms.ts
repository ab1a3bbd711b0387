import "server-only";
import { z } from "zod";
import { findOfferBySecret } from "#db/queries/offer-turns.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, found } from "#lib/errors.ts";
import { MAX_CLOSING_NOTE } from "#lib/fields/offers.ts";
import { TOKEN_FIELD, TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { flaggedWords } from "#lib/offers/flagged-words.ts";
import {
  type BuyerOfferAction,
  OFFER_FIELDS,
  type OfferField,
  type OfferValues,
  type RefusedOffer,
} from "#lib/offers/offer-form.ts";
import type { OfferTerms } from "#lib/offers/terms.ts";
import { offerContactInput, offerTermsInput } from "#lib/schemas/offer-terms.ts";
import { text } from "#lib/schemas/text.ts";
import { fieldErrors } from "#lib/validation.ts";
import { hashLinkSecret } from "#server/link-secret.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { makeTimeToken } from "#server/time-token.ts";
import { answerOffer } from "./answer-offer.ts";
import { confirmOffer, NO_OFFER_PAGE, submitOffer } from "./buyer-offers.ts";
import { countAttempt } from "./limits.ts";
import { isTimely, sentFields } from "./public-forms.ts";

const PURPOSE = "offers";
const CHECK = "Please check your offer, then send it.";
const CHECK_NOTE = "Please check your note.";
const TOO_MANY = "Too many offers were sent. What you entered is still here. Please send it later.";
const TOO_OFTEN = "This offer was changed many times. Please wait an hour.";
const UNKNOWN_ACTION = "Choose what you want to do with this offer.";

/** Returns a token for a form that proves which listing it came from, and when. */
export const makeOfferToken = (listingId: string): string => makeTimeToken(PURPOSE, listingId);

const again = (
  values: OfferValues,
  status: RefusedOffer["status"],
  notice: string,
  errors: Partial<Record<OfferField, string>> = {},
  flagged: readonly string[] = [],
): RefusedOffer => ({ values, status, notice, errors, flagged });

/** Returns the form to show again for a refusal. @throws other errors */
function refusalOf(error: unknown, values: OfferValues): RefusedOffer {
  if (!(error instanceof AppError)) throw error;
  const { code, message, fields = {}, retryAfter } = error;
  if (code === "conflict") return again(values, 409, message, fields);
  if (code === "bad_request") return again(values, 422, message, fields);
  if (code !== "rate_limited") throw error;
  logSecurityEvent("request_refused", { outcome: "refused", reason: code });
  return { ...again(values, 429, message), retryAfter };
}

/** Returns what the buyer should reconsider in their words; empty if they chose to send them. */
const unsentWords = (words: string, { sendsFlaggedNote }: OfferValues) =>
  sendsFlaggedNote === "yes" ? [] : flaggedWords(words);

/**
 * Takes an offer from the form of a listing.
 * @param address the buyer's network address, when known
 * @returns null if its confirmation was emailed, else the form to show again
 * @throws AppError `not_found` for a deleted listing
 */
export async function takeOffer(
  listingId: string,
  form: URLSearchParams,
  address: string,
): Promise<RefusedOffer | null> {
  const values = sentFields(form, OFFER_FIELDS);
  const [terms, contact] = [offerTermsInput.safeParse(values), offerContactInput.safeParse(values)];
  if (!terms.success || !contact.success) {
    const errors = [terms, contact].map(({ error }) => (error ? fieldErrors(error) : {}));
    return again(values, 422, FIX_FIELDS, Object.assign({}, ...errors));
  }
  const flagged = unsentWords(terms.data.note, values);
  if (flagged.length > 0) return again(values, 200, CHECK_NOTE, {}, flagged);
  const token = form.get(TOKEN_FIELD) ?? "";
  // A person whose browser filled in the hidden field can send the form again.
  if (!isTimely(PURPOSE, listingId, form) || form.get(TRAP_FIELD)) return again(values, 200, CHECK);
  try {
    const attempt = await countAttempt(
      {
        offerByAddress: address,
        offerByEmail: contact.data.email,
        offerByListing: listingId,
        offerByListingByDay: listingId,
        offerByAnyone: "anyone",
      },
      TOO_MANY,
    );
    try {
      await submitOffer(listingId, terms.data, contact.data, token);
      return null;
    } catch (error) {
      await attempt.forgive();
      throw error;
    }
  } catch (error) {
    return refusalOf(error, values);
  }
}

const withdrawalInput = z.object({ reason: text(MAX_CLOSING_NOTE).optional() });

/** Returns what a buyer sends with an action. @throws AppError `bad_request` with fields */
function sentWith(action: BuyerOfferAction, values: OfferValues) {
  if (action !== "counter" && action !== "withdraw") return {};
  const parsed =
    action === "counter"
      ? offerTermsInput.transform((terms) => ({ terms })).safeParse(values)
      : withdrawalInput.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", FIX_FIELDS, { fields: fieldErrors(parsed.error) });
}

/**
 * Does what a buyer chose on their page.
 * @returns null if it is done, else what to show again
 * @throws AppError `not_found` for an unknown secret, `bad_request` for an unknown action
 */
export async function actOnOffer(
  secret: string,
  action: BuyerOfferAction | null,
  form: URLSearchParams,
): Promise<RefusedOffer | null> {
  const { id, accountId } = found(await findOfferBySecret(secret), NO_OFFER_PAGE);
  if (!action) throw new AppError("bad_request", UNKNOWN_ACTION);
  const values = sentFields(form, OFFER_FIELDS);
  try {
    await countAttempt({ offerChange: hashLinkSecret(secret) }, TOO_OFTEN);
    if (action === "confirm") {
      await confirmOffer(id, accountId);
      return null;
    }
    const sent: { terms?: OfferTerms; reason?: string | undefined } = sentWith(action, values);
    const flagged = unsentWords(sent.terms?.note ?? sent.reason ?? "", values);
    if (flagged.length > 0) return again(values, 200, CHECK_NOTE, {}, flagged);
    const answer = { action, number: Number(form.get("number")), ...sent };
    await answerOffer(id, answer, { side: "buyer" });
    return null;
  } catch (error) {
    return refusalOf(error, values);
  }
}
