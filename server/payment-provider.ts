import "server-only";
import { env } from "./env.ts";
import { AppError } from "#lib/errors.ts";
import { sandboxProvider } from "#lib/billing/sandbox.ts";
import { BRIEF, PATIENT } from "./stripe/client.ts";
import { type BillingEvent, INVALID_SIGNATURE, readEvent } from "./stripe/events.ts";
import { stripeProvider } from "./stripe/provider.ts";
import type { PaymentProvider } from "#lib/billing/types.ts";
import type { PaymentMode } from "#lib/schemas/billing.ts";

export const NOT_CONFIGURED =
  "Payments aren't set up on this server yet, so you can't buy a plan here.";

/**
 * Returns how this process takes payments: Stripe with its keys, else the sandbox on the embedded
 * database or in a preview, else none.
 */
export function paymentMode(): PaymentMode {
  const {
    STRIPE_SECRET_KEY,
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: publishableKey,
    EMBEDDED_DATABASE,
    PREVIEW,
  } = env();
  if (STRIPE_SECRET_KEY) return { kind: "stripe", publishableKey: publishableKey ?? "" };
  return { kind: EMBEDDED_DATABASE || PREVIEW ? "sandbox" : "none" };
}

/**
 * Returns the payment provider.
 * @param waiting `page` if the page can render without the provider's answer
 * @throws AppError `unavailable` if there is none
 */
export function paymentProvider(waiting: "person" | "page" = "person"): PaymentProvider {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  const { kind } = paymentMode();
  if (kind === "sandbox") return sandboxProvider;
  if (kind === "none" || !STRIPE_SECRET_KEY) throw new AppError("unavailable", NOT_CONFIGURED);
  return stripeProvider(
    { secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL },
    waiting === "page" ? BRIEF : PATIENT,
  );
}

/**
 * Reads and verifies a webhook event.
 * @returns null for an event that changes nothing
 * @throws AppError `bad_request` if the signature is invalid or no secret is set
 */
export function readBillingEvent(body: string, signature: string | null): BillingEvent | null {
  const { STRIPE_WEBHOOK_SECRET } = env();
  if (!STRIPE_WEBHOOK_SECRET) {
    throw new AppError("bad_request", INVALID_SIGNATURE);
  }
  return readEvent(body, signature, STRIPE_WEBHOOK_SECRET);
}
