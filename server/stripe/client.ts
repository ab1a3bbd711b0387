import "server-only";
import Stripe from "stripe";
import { boundedFetch } from "../bounded-fetch.ts";

export type StripeSettings = {
  secretKey: string;
  apiUrl?: string | undefined;
};

/** The timeout per request in ms, and the number of retries. */
export type Patience = { timeout: number; retries: number };

/** For checkouts and webhooks, where a person or Stripe waits. */
export const PATIENT: Patience = { timeout: 10_000, retries: 2 };
/** For a page that can render without the answer. */
export const BRIEF: Patience = { timeout: 4_000, retries: 0 };

export function createStripe({ secretKey, apiUrl }: StripeSettings, patience: Patience): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: patience.timeout,
    maxNetworkRetries: patience.retries,
    telemetry: false,
    // Its timeout covers the whole response; that of Stripe's client only covers each pause.
    httpClient: Stripe.createFetchHttpClient(boundedFetch({ service: "stripe" })),
    ...(url && {
      protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: url.hostname,
      port: url.port || (url.protocol === "http:" ? 80 : 443),
    }),
  });
}
