import type { FieldErrors } from "#lib/errors.ts";
import { MAX_OPEN_DAYS } from "#lib/fields/offers.ts";
import { dayIn, NOT_IN_FUTURE, SKIPPED_TIME } from "#lib/us/wall-clock.ts";
import { expiryOf, type OfferTerms, type TermField } from "./terms.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns what is wrong with a deadline, by field.
 * @param deadline null if clocks skip it
 * @param names of the fields
 * @param maxDays how far away it can be
 */
export function deadlineError(
  deadline: Date | null,
  now: Date,
  names: { day: string; time: string },
  maxDays: number,
): FieldErrors {
  if (!deadline) return { [names.time]: SKIPPED_TIME };
  if (deadline <= now) return { [names.day]: NOT_IN_FUTURE };
  const isLate = deadline.getTime() > now.getTime() + maxDays * DAY_MS;
  return isLate ? { [names.day]: `Must be within ${maxDays} days` } : {};
}

function escalationError({ escalationCap, escalationStep, purchasePrice }: OfferTerms) {
  if (escalationCap === null && escalationStep === null) return {};
  if (escalationCap === null) return { escalationCap: "Enter the highest price you'd pay" };
  if (!escalationStep) return { escalationStep: "Enter an amount above other offers" };
  if (escalationCap <= purchasePrice) return { escalationCap: "Must be more than the price" };
  return {};
}

const EXPIRATION = { day: "offerExpirationDate", time: "expirationTime" };

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
    ...deadlineError(expiryOf(terms, timeZone), now, EXPIRATION, MAX_OPEN_DAYS),
  };
}
