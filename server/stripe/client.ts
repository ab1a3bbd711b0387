import "server-only";
import Stripe from "stripe";
import { boundedFetch } from "../bounded-fetch.ts";

export type StripeSettings = {
  secretKey: string;
  apiUrl?: string | undefined;
};

/** How long one request may take, in ms, and how often it is tried again. */
export type Patience = { timeout: number; retries: number };

/** For a checkout and a webhook: a person or Stripe waits for the answer. */
export const PATIENT: Patience = { timeout: 10_000, retries: 2 };
/** For a page that can be shown without the answer. */
export const BRIEF: Patience = { timeout: 4_000, retries: 0 };

export function createStripe({ secretKey, apiUrl }: StripeSettings, patience: Patience): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: patience.timeout,
    maxNetworkRetries: patience.retries,
    telemetry: false,
    // Its timeout holds for the whole answer; that of Stripe's own client for each silence in it.
    httpClient: Stripe.createFetchHttpClient(boundedFetch({ service: "stripe" })),
    ...(url && {
      protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: url.hostname,
      port: url.port || (url.protocol === "http:" ? 80 : 443),
    }),
  });
}
