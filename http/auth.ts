import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import type { ResponseInternal } from "@auth/core/types";
import type { NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { AppError } from "#lib/errors.ts";
import { loginInput } from "#lib/schemas/account.ts";
import { signInError } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { authSecret } from "#server/auth-secret.ts";
import { authAdapter } from "#services/auth-adapter.ts";
import { createSession, SESSION_SECONDS } from "#services/sessions.ts";
import { admitIdentity, openPasswordSession } from "#services/sign-in.ts";
import { clientAddress } from "./client-address.ts";
import { readDeviceToken } from "./device-cookie.ts";
import { verifyIdToken } from "./id-token.ts";
import { identityProviders, partiesOf } from "./identity-providers.ts";
import { publicOrigin } from "./origin.ts";
import { providerCookies, sessionCookie } from "./session-cookie.ts";

export type { ResponseInternal };

/**
 * For one request: its origin decides the cookie's name and its Secure mark.
 * @param onSignIn is told whom the request has signed in
 */
export function authConfig(
  headers: Headers,
  onSignIn: (userId: string) => void = () => undefined,
): NextAuthConfig {
  return {
    basePath: "/api/auth",
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    cookies: { sessionToken: sessionCookie(headers), ...providerCookies(headers) },
    pages: { signIn: "/", error: "/" },
    adapter: authAdapter(),
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: (credentials) =>
          openPasswordSession(loginInput.parse(credentials), {
            address: clientAddress(headers),
            deviceToken: readDeviceToken(headers),
          }),
      }),
      ...identityProviders(),
    ],
    callbacks: {
      async signIn({ account, profile, user }) {
        if (!account || account.type === "credentials") return true;
        const provider = account.provider as Provider;
        const parties = partiesOf(provider);
        if (parties) await verifyIdToken(account.id_token, parties);
        const failure = await admitIdentity(account, { ...profile, name: user.name });
        return failure ? `/?error=${signInError(provider, failure)}` : true;
      },
      // `account` is there at sign-in only: then the token gets the row that it stands for.
      async jwt({ token, user, account }) {
        if (!account) return token;
        if (!user.id) throw new Error("The user who signed in is gone");
        const sessionId = "sessionId" in user ? user.sessionId : await createSession(user.id);
        onSignIn(user.id);
        return { sub: user.id, sessionId };
      },
    },
    logger: { error: () => undefined, warn: () => undefined },
  };
}

type Cookie = NonNullable<ResponseInternal["cookies"]>[number];

/**
 * Signs in with email and password through NextAuth's credentials provider.
 * @returns the session's cookie, or its parts, to be set on the answer
 * @throws AppError `unauthorized` or `rate_limited`
 */
export async function signInWithPassword(
  headers: Headers,
  input: { email: string; password: string },
): Promise<Cookie[]> {
  const request = new Request(`${publicOrigin(headers)}/api/auth/callback/credentials`, {
    method: "POST",
    body: new URLSearchParams(input),
  });
  try {
    const answer = await Auth(request, { ...authConfig(headers), raw, skipCSRFCheck });
    const { name } = sessionCookie(headers);
    return (answer.cookies ?? []).filter((cookie) => cookie.name.startsWith(name));
  } catch (error) {
    throw findAppError(error) ?? error;
  }
}

// NextAuth wraps what `authorize` throws, as `cause.err`: finds our own error in there.
function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const cause = error.cause as { err?: unknown } | undefined;
  return findAppError(cause?.err ?? cause);
}
