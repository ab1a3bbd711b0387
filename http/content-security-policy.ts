import "server-only";
import { pagePolicy } from "#lib/content-security-policy.ts";
import { type Screen, SIGNED_IN_SCREENS } from "#lib/routes.ts";
import { env, isDevelopment } from "#server/env.ts";
import { uploadOrigin } from "#server/file-store/upload-origin.ts";

const STRIPE_SCRIPT = "https://js.stripe.com";
const STRIPE_FRAMES = [STRIPE_SCRIPT, "https://*.js.stripe.com", "https://hooks.stripe.com"];
const STRIPE_API = "https://api.stripe.com";

const isSignedIn = (screen: Screen) => SIGNED_IN_SCREENS.some((one) => one === screen);

/**
 * The Content-Security-Policy of a screen that is made for its request: scripts only with this
 * request's nonce (and what those load), and nothing from other origins, save Stripe on the checkout
 * screen where it takes the payments, and the store that photographs are sent to: who goes to their
 * screen from another one keeps the policy of that one.
 * @param nonce random text, new for every request
 */
export function contentSecurityPolicy(screen: Screen, nonce: string): string {
  const stripe = screen === "/checkout" && env().STRIPE_SECRET_KEY !== undefined;
  const store = isSignedIn(screen) ? uploadOrigin() : null;
  return pagePolicy({
    scripts: [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      // React rebuilds server stack traces with eval, in development only.
      ...(isDevelopment() ? ["'unsafe-eval'"] : []),
      ...(stripe ? [STRIPE_SCRIPT] : []),
    ],
    images: ["data:"],
    connections: [...(stripe ? [STRIPE_API] : []), ...(store ? [store] : [])],
    // The preview of the public page is a frame; who goes to it keeps the policy of the screen before.
    frames: ["'self'", ...(stripe ? STRIPE_FRAMES : [])],
  });
}
