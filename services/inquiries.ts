import "server-only";
import { addInquiry, inquiriesOfAccount } from "#db/queries/inquiries.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError } from "#lib/errors.ts";
import type { ListingStatus } from "#lib/fields/listing.ts";
import {
  inquiryKinds,
  type InquiryField,
  type InquiryValues,
  TRAP_FIELD,
} from "#lib/listing/inquiry-form.ts";
import { inquiryInput, type InquiriesView, type InquiryInput } from "#lib/schemas/inquiries.ts";
import { fieldErrors } from "#lib/validation.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { makeTimeToken } from "#server/time-token.ts";
import { countAttempt, type Keys, spamKeys } from "./limits.ts";
import { isTimely, sentFields } from "./public-forms.ts";

export {
  changeInquiry,
  deleteInquiry,
  inquiriesOfAccount,
  unreadInquiriesOfAccount,
} from "#db/queries/inquiries.ts";

const PURPOSE = "inquiries";
const FIELDS = ["kind", "name", "email", "phone", "message", "consent"] as const;

const CHECK = "Please check your message, then send it.";
const NO_SHOWINGS =
  "Showings aren't available right now. You can still send your message to the seller.";
const TOO_MANY =
  "This home has received a lot of messages. Yours is still here. Please send it later.";

export const listInquiries = async (accountId: string): Promise<InquiriesView> => ({
  inquiries: await readOwned(inquiriesOfAccount, ofAccount(accountId)),
});

/** Returns a token for a listing's form that proves which listing it came from, and when. */
export const makeAskToken = (listingId: string): string => makeTimeToken(PURPOSE, listingId);

export interface AskedListing {
  id: string;
  status: ListingStatus;
}

/** Outcome of a form: sent, or shown again with everything the buyer typed. */
export type Asked =
  | { kind: InquiryInput["kind"] }
  | {
      status: 200 | 422 | 429;
      values: InquiryValues;
      errors: Partial<Record<InquiryField, string>>;
      notice: string;
      retryAfter?: number | undefined;
    };

/**
 * Accepts an inquiry about a listing. A filled-in honeypot field stores it as spam and returns
 * the usual response.
 * @param address the buyer's network address, when known
 * @throws AppError `not_found` for a deleted listing
 */
export async function takeInquiry(
  listing: AskedListing,
  form: URLSearchParams,
  address: string,
): Promise<Asked> {
  const values = sentFields(form, FIELDS);
  const parsed = inquiryInput.safeParse(values);
  if (!isOpenTo(listing, values.kind)) {
    const errors = parsed.error ? fieldErrors(parsed.error) : {};
    return { status: 422, values, errors, notice: NO_SHOWINGS };
  }
  if (!parsed.success) {
    return { status: 422, values, errors: fieldErrors(parsed.error), notice: FIX_FIELDS };
  }
  const { kind } = parsed.data;
  if (!isTimely(PURPOSE, listing.id, form)) {
    return { status: 200, values, errors: {}, notice: CHECK };
  }
  try {
    await keep(listing, parsed.data, { address, isSpam: Boolean(form.get(TRAP_FIELD)) });
    return { kind };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    const { code, message, retryAfter } = error;
    logSecurityEvent("request_refused", { outcome: "refused", reason: code });
    return { status: 429, values, errors: {}, notice: message, retryAfter };
  }
}

const isOpenTo = ({ status }: AskedListing, kind = "") =>
  inquiryKinds(status).includes(kind === "showing" ? kind : "question");

async function keep(
  { id }: AskedListing,
  inquiry: InquiryInput,
  { address, isSpam }: { address: string; isSpam: boolean },
): Promise<void> {
  // Spam doesn't count against the limits of real inquiries.
  const keys: Keys = {
    inquiryByAddress: address,
    ...(isSpam
      ? spamKeys(id)
      : { inquiryByListing: id, inquiryByListingByDay: id, inquiryByAnyone: "anyone" }),
  };
  const attempt = await countAttempt(keys, TOO_MANY);
  if (!(await addInquiry(id, inquiry, { isSpam }))) await attempt.forgive();
}
