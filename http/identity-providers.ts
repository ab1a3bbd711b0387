import "server-only";
import { customFetch, type NextAuthConfig } from "next-auth";
import type { OAuthConfig } from "next-auth/providers";
import Apple from "next-auth/providers/apple";
import Facebook from "next-auth/providers/facebook";
import Google from "next-auth/providers/google";
import { provider } from "#lib/schemas/sign-in-provider.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { boundedFetch } from "#server/bounded-fetch.ts";
import { env } from "#server/env.ts";

type Client = { clientId: string; clientSecret: string };

function clientOf(name: Provider): Client | null {
  const variables = env();
  const prefix = `AUTH_${name.toUpperCase() as Uppercase<Provider>}` as const;
  const clientId = variables[`${prefix}_ID`];
  const clientSecret = variables[`${prefix}_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

// Facebook sends no id token.
const ISSUERS: Record<Provider, () => string | null> = {
  google: () => env().AUTH_GOOGLE_ISSUER ?? "https://accounts.google.com",
  facebook: () => null,
  apple: () => "https://appleid.apple.com",
};

// Per request to a provider. NextAuth's own timeout is minutes.
const REQUEST_MS = 10_000;

function withLimits<P>(made: OAuthConfig<P>): OAuthConfig<P> {
  const send = made[customFetch];
  return {
    ...made,
    [customFetch]: boundedFetch({ service: "identity", timeoutMs: REQUEST_MS, send }),
  };
}

const MAKERS = {
  google: (client: Client) =>
    withLimits(
      Google({
        ...client,
        checks: ["pkce", "state", "nonce"],
        ...(env().AUTH_GOOGLE_ISSUER && { issuer: env().AUTH_GOOGLE_ISSUER }),
      }),
    ),
  facebook: (client: Client) => withLimits(Facebook({ ...client, checks: ["pkce", "state"] })),
  // Apple doesn't support PKCE, so NextAuth checks state and nonce.
  apple: (client: Client) => withLimits(Apple(client)),
} as const satisfies Record<Provider, (client: Client) => NextAuthConfig["providers"][number]>;

/**
 * Returns the issuer and audience an id token must have, or null for a provider that sends none.
 */
export function partiesOf(name: Provider): { issuer: string; clientId: string } | null {
  const client = clientOf(name);
  const issuer = ISSUERS[name]();
  return client && issuer ? { issuer, clientId: client.clientId } : null;
}

export function configuredProviders(): Provider[] {
  return provider.options.filter((name) => clientOf(name) !== null);
}

export function identityProviders(): NextAuthConfig["providers"] {
  return provider.options.flatMap((name) => {
    const client = clientOf(name);
    return client ? [MAKERS[name](client)] : [];
  });
}
