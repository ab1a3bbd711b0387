import type { FieldErrors } from "#lib/errors.ts";
import { MAX_OPEN_DAYS } from "#lib/fields/offers.ts";
import { dayIn, NOT_IN_FUTURE, SKIPPED_TIME } from "#lib/us/wall-clock.ts";
import { expiryOf, type OfferTerms, type TermField } from "./terms.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function expiryError(terms: OfferTerms, timeZone: string, now: Date): FieldErrors {
  const expiry = expiryOf(terms, timeZone);
  if (!expiry) return { expirationTime: SKIPPED_TIME };
  if (expiry <= now) return { offerExpirationDate: NOT_IN_FUTURE };
  const isLate = expiry.getTime() > now.getTime() + MAX_OPEN_DAYS * DAY_MS;
  return isLate ? { offerExpirationDate: `Must be within ${MAX_OPEN_DAYS} days` } : {};
}

function escalationError({ escalationCap, escalationStep, purchasePrice }: OfferTerms) {
  if (escalationCap === null && escalationStep === null) return {};
  if (escalationCap === null) return { escalationCap: "Enter the highest price you'd pay" };
  if (!escalationStep) return { escalationStep: "Enter an amount above other offers" };
  if (escalationCap <= purchasePrice) return { escalationCap: "Must be more than the price" };
  return {};
}

/** Returns what doesn't fit together in the terms, by field, or with the clock of the home. */
export function termErrors(
  terms: OfferTerms,
  timeZone: string,
  now: Date,
): Partial<Record<TermField, string>> {
  const { purchasePrice, downPayment, earnestMoney, concessions, requestedClosingDate } = terms;
  const tooMuch = "Can't be more than the price";
  return {
    ...(downPayment !== null && downPayment > purchasePrice && { downPayment: tooMuch }),
    ...(earnestMoney !== null && earnestMoney > purchasePrice && { earnestMoney: tooMuch }),
    ...(concessions > purchasePrice && { concessions: tooMuch }),
    ...(requestedClosingDate < dayIn(timeZone, now) && { requestedClosingDate: NOT_IN_FUTURE }),
    ...escalationError(terms),
    ...expiryError(terms, timeZone, now),
  };
}
