import "server-only";
import { pagePolicy } from "#lib/content-security-policy.ts";
import { isMap, isSignedInScreen, type Screen } from "#lib/routes.ts";
import { env, isDevelopment } from "#server/env.ts";
import { uploadOrigin } from "#server/file-store/upload-origin.ts";
import { mapOrigin } from "#server/map-settings.ts";

const STRIPE_SCRIPT = "https://js.stripe.com";
const STRIPE_FRAMES = [STRIPE_SCRIPT, "https://*.js.stripe.com", "https://hooks.stripe.com"];
const STRIPE_API = "https://api.stripe.com";

const WITH_STRIPE: readonly Screen[] = ["/checkout", "/billing/card"];

/**
 * Returns the Content-Security-Policy of a screen. Scripts need this request's nonce (or are
 * loaded by one that has it). Other origins are blocked, except Stripe on screens that take a card, and
 * the store for uploads and the map's origin. Client-side navigation keeps the first screen's policy, so
 * all logged-in screens allow these two. A home's map is shown in a frame of its listing page.
 * @param nonce random text, new for every request
 */
export function contentSecurityPolicy(screen: Screen, nonce: string): string {
  const stripe = WITH_STRIPE.includes(screen) && env().STRIPE_SECRET_KEY !== undefined;
  const isSignedIn = isSignedInScreen(screen);
  const origins = [isSignedIn && uploadOrigin(), (isSignedIn || isMap(screen)) && mapOrigin()];
  return pagePolicy({
    scripts: [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      // In development React uses eval to rebuild server stack traces.
      ...(isDevelopment() ? ["'unsafe-eval'"] : []),
      ...(stripe ? [STRIPE_SCRIPT] : []),
    ],
    images: ["data:"],
    connections: [
      ...(stripe ? [STRIPE_API] : []),
      ...origins.filter((origin) => typeof origin === "string"),
    ],
    // The listing preview is a frame. Client-side navigation to it keeps the previous screen's
    // policy.
    frames: ["'self'", ...(stripe ? STRIPE_FRAMES : [])],
    ancestors: isMap(screen) ? "'self'" : "'none'",
  });
}
