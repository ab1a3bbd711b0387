import "server-only";
import Stripe from "stripe";
import { AppError } from "#lib/errors.ts";
import { CustomerGone } from "#lib/billing/types.ts";

const UNREACHABLE =
  "We can't reach the payment service right now. Nothing was charged. Please try again in a moment.";
const BUSY =
  "The payment service is very busy right now. Nothing was charged. Please try again in a minute.";
const REFUSED =
  "The payment service didn't accept this request. Nothing was charged. Please try again later.";
const MISCONFIGURED = "Payments aren't set up correctly on this server, so nothing was charged.";

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Returns whether Stripe rejected the request itself, rather than failing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  if (isMissing(error) && error.param === "customer") {
    return new CustomerGone(error.message, { cause: error });
  }
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return new AppError("unavailable", MISCONFIGURED, { cause: error });
  }
  const sentence =
    error instanceof StripeRateLimitError
      ? BUSY
      : error instanceof StripeConnectionError || error instanceof StripeAPIError
        ? UNREACHABLE
        : REFUSED;
  return new AppError("bad_gateway", sentence, { cause: error });
}

/**
 * Runs Stripe calls and converts their errors.
 * @throws AppError `bad_gateway`, `unavailable`; CustomerGone if Stripe doesn't know the customer
 */
export async function callStripe<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw toAppError(error);
  }
}
