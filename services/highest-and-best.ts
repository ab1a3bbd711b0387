import "server-only";
import { addRequest } from "#db/queries/highest-and-best.ts";
import { listingOfAccount } from "#db/queries/listings.ts";
import { ofAccount, readOwned } from "#db/owned-read.ts";
import { checkFairHousing } from "#lib/description/index.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import { AppError, type FieldErrors, found, NO_PROPERTY } from "#lib/errors.ts";
import { MAX_REQUEST_DAYS } from "#lib/fields/offers.ts";
import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { statusNow } from "#lib/listing/status.ts";
import { deadlineError } from "#lib/offers/check-terms.ts";
import type { HighestAndBestInput } from "#lib/schemas/offer-terms.ts";
import { instantOf } from "#lib/us/wall-clock.ts";
import { countAttempt } from "./limits.ts";

export { cancelRequest as cancelHighestAndBest } from "#db/queries/highest-and-best.ts";

const TOO_MANY = "You've asked for highest and best offers many times. Please try again tomorrow.";
const NOT_LISTED = "Your home isn't on the market.";

interface Caller {
  id: string;
  accountId: string;
}

function messageError(message: string): FieldErrors {
  const bad = checkFairHousing(message).find(({ severity }) => severity === "violation");
  return bad ? { message: `Take out “${bad.phrase}”. It may violate fair housing law.` } : {};
}

/**
 * Asks the buyers of all open offers of an account's home for their highest and best.
 * @throws AppError `not_found` without a property, `bad_request` with fields for a deadline that has passed
 *   or is far away, or words that fair housing law bars, `rate_limited`, and `conflict` if the home isn't on
 *   the market; see also `addRequest`
 */
export async function requestHighestAndBest(
  caller: Caller,
  { dueOn, dueTime, message, replaces }: HighestAndBestInput,
): Promise<void> {
  const listing = await readOwned(listingOfAccount, ofAccount(caller.accountId));
  const home = found(listing, NO_PROPERTY);
  const { timeZone } = home;
  const now = new Date();
  if (!LISTING_STATUSES[statusNow(home, now)].isPublic) throw new AppError("conflict", NOT_LISTED);
  const dueAt = instantOf(dueOn, dueTime, timeZone);
  const names = { day: "dueOn", time: "dueTime" };
  const fields = {
    ...deadlineError(dueAt, now, names, MAX_REQUEST_DAYS),
    ...messageError(message),
  };
  if (!dueAt || Object.keys(fields).length > 0)
    throw new AppError("bad_request", FIX_FIELDS, { fields });
  const attempt = await countAttempt({ highestAndBestByDay: caller.accountId }, TOO_MANY);
  try {
    await addRequest(caller, { dueAt, timeZone, message, replaces });
  } catch (error) {
    await attempt.forgive();
    throw error;
  }
}
