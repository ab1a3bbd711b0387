import "server-only";
import { env, isDevelopment } from "#server/env.ts";
import type { Screen } from "#lib/routes.ts";

const STRIPE_SCRIPT = "https://js.stripe.com";
const STRIPE_FRAMES = "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com";
const STRIPE_API = "https://api.stripe.com";

/**
 * The Content-Security-Policy of a screen: scripts only with this request's nonce (and what those
 * load), and nothing from other origins, save Stripe on the checkout screen where it takes the payments.
 * @param nonce random text, new for every request
 */
export function contentSecurityPolicy(screen: Screen, nonce: string): string {
  const stripe = screen === "/checkout" && env().STRIPE_SECRET_KEY !== undefined;
  const directives: Record<string, (string | false)[]> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      // React rebuilds server stack traces with eval, in development only.
      isDevelopment() && "'unsafe-eval'",
      stripe && STRIPE_SCRIPT,
    ],
    // Radix and Next place elements with style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", stripe && STRIPE_API],
    // Without it the scripts' own rule would count, which asks for a nonce.
    "worker-src": ["'self'"],
    "frame-src": [stripe ? STRIPE_FRAMES : "'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}
