import "server-only";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError } from "#lib/errors.ts";
import { TOKEN_FIELD, TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { showingRequestInput } from "#lib/schemas/showings.ts";
import {
  SHOWING_FIELDS,
  type ShowingField,
  type ShowingValues,
} from "#lib/showings/request-form.ts";
import { fieldErrors } from "#lib/validation.ts";
import { logSecurityEvent } from "#server/security-log.ts";
import { makeTimeToken } from "#server/time-token.ts";
import { requestShowing } from "./buyer-showings.ts";
import { countAttempt, type Keys, spamKeys } from "./limits.ts";
import { isTimely, sentFields } from "./public-forms.ts";

const PURPOSE = "showings";
const CHECK = "Please check your request, then send it.";
const TOO_MANY =
  "This home has received a lot of showing requests. What you entered is still here. Please send it later.";

/** Returns a token for a form that proves which listing it came from, and when. */
export const makeShowingRequestToken = (listingId: string): string =>
  makeTimeToken(PURPOSE, listingId);

/** Outcome of a form: a showing with its own page, or the form again. */
export type AskedShowing =
  | { kind: "asked"; secret: string }
  | {
      kind: "again";
      status: 200 | 409 | 422 | 429;
      values: ShowingValues;
      errors: Partial<Record<ShowingField, string>>;
      notice: string;
      retryAfter?: number | undefined;
    };

/**
 * Accepts a showing request. A filled-in honeypot field stores it as spam and returns the usual
 * response.
 * @param address the buyer's network address, when known
 * @throws AppError `not_found` for a deleted listing
 */
export async function takeShowingRequest(
  listingId: string,
  form: URLSearchParams,
  address: string,
): Promise<AskedShowing> {
  const values = sentFields(form, SHOWING_FIELDS);
  const again = (
    status: 200 | 409 | 422 | 429,
    notice: string,
    errors: Partial<Record<ShowingField, string>> = {},
  ) => ({ kind: "again", status, values, errors, notice }) as const;
  const parsed = showingRequestInput.safeParse(values);
  if (!parsed.success) return again(422, FIX_FIELDS, fieldErrors(parsed.error));
  const token = form.get(TOKEN_FIELD) ?? "";
  if (!isTimely(PURPOSE, listingId, form)) return again(200, CHECK);
  const isSpam = Boolean(form.get(TRAP_FIELD));
  try {
    const attempt = await countAttempt(keysOf(listingId, address, isSpam), TOO_MANY);
    try {
      const sent = { form: token, isSpam };
      const { secret } = await requestShowing(listingId, parsed.data, new Date(), sent);
      return { kind: "asked", secret };
    } catch (error) {
      await attempt.forgive();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, fields = {}, retryAfter } = error;
    if (code === "conflict") return again(409, message, fields);
    if (code === "bad_request") return again(422, message, fields);
    if (code !== "rate_limited") throw error;
    logSecurityEvent("request_refused", { outcome: "refused", reason: code });
    return { ...again(429, message), retryAfter };
  }
}

// Spam doesn't count against the limits of real requests.
const keysOf = (listingId: string, address: string, isSpam: boolean): Keys => ({
  showingByAddress: address,
  ...(isSpam
    ? spamKeys(listingId)
    : {
        showingByListing: listingId,
        showingByListingByDay: listingId,
        showingByAnyone: "anyone",
      }),
});
