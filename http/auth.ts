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
import { SESSION_SECONDS } from "#services/sessions.ts";
import { admitIdentity, openPasswordSession, openProviderSession } from "#services/sign-in.ts";
import { clientAddress } from "./client-address.ts";
import { identityProviders } from "./identity-providers.ts";
import { publicOrigin, sessionCookie } from "./session-cookie.ts";

export type { ResponseInternal };

// For one request: its origin decides the cookie's name and its Secure mark.
export function authConfig(headers: Headers): NextAuthConfig {
  return {
    basePath: "/api/auth",
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    cookies: { sessionToken: sessionCookie(headers) },
    pages: { signIn: "/", error: "/" },
    adapter: authAdapter(),
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: (credentials, request) =>
          openPasswordSession(loginInput.parse(credentials), clientAddress(request.headers)),
      }),
      ...identityProviders(),
    ],
    callbacks: {
      async signIn({ account, profile, user }) {
        if (!account || account.type === "credentials") return true;
        const failure = await admitIdentity(account, { ...profile, name: user.name });
        return failure ? `/?error=${signInError(account.provider as Provider, failure)}` : true;
      },
      // `account` is there at sign-in only: then the token gets the row that it stands for.
      async jwt({ token, user, account }) {
        if (!account) return token;
        if (!user.id) throw new Error("The user who signed in is gone");
        const sessionId =
          "sessionId" in user
            ? user.sessionId
            : await openProviderSession(user.id, account.provider);
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
    headers: { "x-forwarded-for": headers.get("x-forwarded-for") ?? "" },
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
