import "server-only";
import { z } from "zod";
import { findOfferBySecret } from "#db/queries/offer-turns.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, found } from "#lib/errors.ts";
import { MAX_CLOSING_NOTE, MAX_OFFER_FORM_MEGABYTES, OFFER_STATUSES } from "#lib/fields/offers.ts";
import { TOKEN_FIELD, TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { flaggedWords } from "#lib/offers/flagged-words.ts";
import {
  type BuyerOfferAction,
  OFFER_FIELDS,
  type OfferField,
  type OfferValues,
  type RefusedOffer,
  type SentOfferForm,
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
import { withAttachments } from "./offer-attachments.ts";
import { isTimely, sentFields } from "./public-forms.ts";

const PURPOSE = "offers";
const CHECK = "Please check your offer, then send it.";
const CHECK_NOTE = "Please check your note.";
const TOO_MANY = "Too many offers were sent. What you entered is still here. Please send it later.";
const TOO_OFTEN = "This offer was changed many times. Please wait an hour.";
const FILES_TOO_LARGE = `These files are larger than ${MAX_OFFER_FORM_MEGABYTES} MB together. Choose smaller ones.`;
const CHOOSE_AGAIN = "Choose your files again. They weren't saved, because the form wasn't sent.";
const UNKNOWN_ACTION = "Choose what you want to do with this offer.";

/** The limits of a form that emails the address entered in it. */
export const offerKeys = (listingId: string, email: string, address: string) => ({
  offerByAddress: address,
  offerByEmail: email,
  offerByListing: listingId,
  offerByListingByDay: listingId,
  offerByAnyone: "anyone",
});

/** Returns a token for a form that proves which listing it came from, and when. */
export const makeOfferToken = (listingId: string): string => makeTimeToken(PURPOSE, listingId);

/** Returns the form to show again. */
export const again = (
  values: OfferValues,
  status: RefusedOffer["status"],
  notice: string,
  errors: Partial<Record<OfferField, string>> = {},
  flagged: readonly string[] = [],
): RefusedOffer => ({ values, status, notice, errors, flagged });

/** Returns the form to show again for a refusal. @throws other errors */
export function refusalOf(error: unknown, values: OfferValues): RefusedOffer {
  if (!(error instanceof AppError)) throw error;
  const { code, message, fields = {}, retryAfter } = error;
  if (code === "conflict") return again(values, 409, message, fields);
  if (code === "bad_request") return again(values, 422, message, fields);
  if (code === "unavailable") return again(values, 503, message);
  if (code !== "rate_limited") throw error;
  logSecurityEvent("request_refused", { outcome: "refused", reason: code });
  return { ...again(values, 429, message), retryAfter };
}

/** Adds to a form that is shown again why its files aren't there. */
export function withFileError(
  refused: RefusedOffer | null,
  { files, isTooLarge }: SentOfferForm,
): RefusedOffer | null {
  if (!refused || refused.errors.attachments || (files.length === 0 && !isTooLarge)) return refused;
  const attachments = isTooLarge ? FILES_TOO_LARGE : CHOOSE_AGAIN;
  return { ...refused, errors: { ...refused.errors, attachments } };
}

/** Returns whether a form was open for as long as a person needs, and its hidden field is empty. */
export const isByPerson = (listingId: string, fields: URLSearchParams): boolean =>
  isTimely(PURPOSE, listingId, fields) && !fields.get(TRAP_FIELD);

/** Returns what the buyer should reconsider in their words; empty if they chose to send them. */
const unsentWords = (words: string, { sendsFlaggedNote }: OfferValues) =>
  sendsFlaggedNote === "yes" ? [] : flaggedWords(words);

async function takeForm(
  listingId: string,
  form: SentOfferForm,
  address: string,
): Promise<RefusedOffer | null> {
  const { fields, files, isTooLarge } = form;
  const values = sentFields(fields, OFFER_FIELDS);
  const [terms, contact] = [offerTermsInput.safeParse(values), offerContactInput.safeParse(values)];
  if (!terms.success || !contact.success) {
    const errors = [terms, contact].map(({ error }) => (error ? fieldErrors(error) : {}));
    return again(values, 422, FIX_FIELDS, Object.assign({}, ...errors));
  }
  if (isTooLarge) return again(values, 422, FIX_FIELDS);
  const flagged = unsentWords(terms.data.note, values);
  if (flagged.length > 0) return again(values, 200, CHECK_NOTE, {}, flagged);
  const token = fields.get(TOKEN_FIELD) ?? "";
  // A person whose browser filled in the hidden field can send the form again.
  if (!isByPerson(listingId, fields)) return again(values, 200, CHECK);
  try {
    const attempt = await countAttempt(offerKeys(listingId, contact.data.email, address), TOO_MANY);
    try {
      await withAttachments(listingId, files, (stored) =>
        submitOffer(listingId, { terms: terms.data, contact: contact.data, files: stored }, token),
      );
      return null;
    } catch (error) {
      await attempt.forgive();
      throw error;
    }
  } catch (error) {
    return refusalOf(error, values);
  }
}

/**
 * Takes an offer from the form of a listing.
 * @param address the buyer's network address, when known
 * @returns null if its confirmation was emailed, else the form to show again
 * @throws AppError `not_found` for a deleted listing
 */
export const takeOffer = async (
  listingId: string,
  form: SentOfferForm,
  address: string,
): Promise<RefusedOffer | null> => withFileError(await takeForm(listingId, form, address), form);

const endInput = z.object({ reason: text(MAX_CLOSING_NOTE).optional() });

/** Returns what a buyer sends with an action. @throws AppError `bad_request` with fields */
function sentWith(action: BuyerOfferAction, values: OfferValues) {
  if (action !== "counter" && action !== "end") return {};
  const parsed =
    action === "counter"
      ? offerTermsInput.transform((terms) => ({ terms })).safeParse(values)
      : endInput.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_request", FIX_FIELDS, { fields: fieldErrors(parsed.error) });
}

async function act(
  { id, accountId }: { id: string; accountId: string },
  action: BuyerOfferAction,
  { fields, files, isTooLarge }: SentOfferForm,
  values: OfferValues,
): Promise<RefusedOffer | null> {
  if (action === "confirm") {
    await confirmOffer(id, accountId);
    return null;
  }
  const sent: { terms?: OfferTerms; reason?: string | undefined } = sentWith(action, values);
  if (isTooLarge) return again(values, 422, FIX_FIELDS);
  const flagged = unsentWords(sent.terms?.note ?? sent.reason ?? "", values);
  if (flagged.length > 0) return again(values, 200, CHECK_NOTE, {}, flagged);
  const status = OFFER_STATUSES.find((one) => one === fields.get("status"));
  const answer = { action, number: Number(fields.get("number")), status, ...sent };
  await withAttachments(id, sent.terms ? files : [], (stored) =>
    answerOffer(id, { ...answer, files: stored }, { side: "buyer" }),
  );
  return null;
}

/**
 * Does what a buyer chose on their page.
 * @returns null if it is done, else what to show again
 * @throws AppError `not_found` for an unknown secret, `bad_request` for an unknown action
 */
export async function actOnOffer(
  secret: string,
  action: BuyerOfferAction | null,
  form: SentOfferForm,
): Promise<RefusedOffer | null> {
  const offer = found(await findOfferBySecret(secret), NO_OFFER_PAGE);
  if (!action) throw new AppError("bad_request", UNKNOWN_ACTION);
  const values = sentFields(form.fields, OFFER_FIELDS);
  try {
    await countAttempt({ offerChange: hashLinkSecret(secret) }, TOO_OFTEN);
    return withFileError(await act(offer, action, form, values), form);
  } catch (error) {
    return withFileError(refusalOf(error, values), form);
  }
}
