import { afterAll, beforeAll } from "vitest";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startStripe,
  type StripeServer,
  WEBHOOK_SECRET,
} from "./server.ts";

/**
 * Sets Stripe's variables for a test file, with a server on loopback. Call it at the top of the file,
 * because the variables are read once.
 * @returns a function that returns the running server
 */
export function stripeForTests(): () => StripeServer {
  let server: StripeServer | undefined;
  beforeAll(async () => {
    server = await startStripe();
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_API_URL: server.url,
    });
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error("The Stripe server has not started yet");
    return server;
  };
}
