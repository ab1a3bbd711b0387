import "server-only";

type Variables = Readonly<Record<string, string | undefined>>;

// Small, because each function instance has its own pool and there can be many.
const POOL = "3";

const originOf = (host: string | undefined) => (host ? `https://${host}` : undefined);

/**
 * Derives our variables from Vercel's
 * (https://vercel.com/docs/environment-variables/system-environment-variables). Variables set by
 * hand take precedence. Vercel overwrites X-Forwarded-For, so it counts as one trusted proxy. A
 * preview has several URLs, so only its emails use the branch URL, and the rest uses the request's
 * own.
 */
export function platformVariables(variables: Variables): Variables {
  if (variables.VERCEL !== "1") return {};
  const { VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = variables;
  return {
    ON_PLATFORM: "1",
    TRUST_PROXY: "1",
    DATABASE_POOL: POOL,
    ...(VERCEL_ENV === "production" && { AUTH_URL: originOf(VERCEL_PROJECT_PRODUCTION_URL) }),
    ...(VERCEL_ENV === "preview" && {
      PLATFORM_ORIGIN: originOf(VERCEL_BRANCH_URL || VERCEL_URL),
    }),
  };
}

// https://docs.stripe.com/keys: secret, restricted and publishable keys that move money.
const LIVE_KEY = /^(sk|rk|pk)_live_/;

/** Returns why a preview can't run with these variables; null if it can. */
export function previewFault(env: {
  DATABASE_URL?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY?: string | undefined;
}): string | null {
  const keys = ["STRIPE_SECRET_KEY", "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY"] as const;
  const live = keys.filter((name) => LIVE_KEY.test(env[name] ?? ""));
  if (live.length > 0) {
    return `This is a preview, but ${live.join(" and ")} is a live Stripe key. Set a test key or none.`;
  }
  if (!env.DATABASE_URL) {
    return "This is a preview, but DATABASE_URL is missing. Set it to a database created with `npm run admin -- preview create NAME`.";
  }
  return null;
}
