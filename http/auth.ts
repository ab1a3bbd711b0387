import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import type { ResponseInternal } from "@auth/core/types";
import type { NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { AppError } from "#lib/errors.ts";
import { loginInput } from "#lib/schemas/account.ts";
import { env } from "#server/env.ts";
import { createSession, SESSION_SECONDS } from "#services/sessions.ts";
import { admitGoogleProfile, findUserByGoogleId, verifyPassword } from "#services/sign-in.ts";
import { clientAddress } from "./client-address.ts";
import { authSecret, publicOrigin, sessionCookie } from "./session-cookie.ts";

export type { ResponseInternal };

/** NextAuth's settings for one request: its origin decides the cookie's name and its Secure mark. */
export function authConfig(headers: Headers): NextAuthConfig {
  return {
    basePath: "/api/auth",
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    cookies: { sessionToken: sessionCookie(headers) },
    pages: { signIn: "/", error: "/" },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: (credentials, request) =>
          verifyPassword(loginInput.parse(credentials), clientAddress(request.headers)),
      }),
      Google({
        clientId: env().AUTH_GOOGLE_ID,
        clientSecret: env().AUTH_GOOGLE_SECRET,
        checks: ["pkce", "state"],
        ...(env().AUTH_GOOGLE_ISSUER && { issuer: env().AUTH_GOOGLE_ISSUER }),
      }),
    ],
    callbacks: {
      async signIn({ account, profile }) {
        const refused = account?.provider === "google" && (await admitGoogleProfile(profile));
        return refused ? `/?error=${refused}` : true;
      },
      // `account` is there at sign-in only: then the token gets the row that it stands for.
      async jwt({ token, user, account }) {
        if (!account) return token;
        const userId =
          account.provider === "google"
            ? await findUserByGoogleId(account.providerAccountId)
            : user.id;
        if (!userId) throw new Error("The user who signed in is gone");
        return { sub: userId, sessionId: await createSession(userId) };
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

/** NextAuth wraps what `authorize` throws, as `cause.err`: finds our own error in there. */
function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return undefined;
  const cause = error.cause as { err?: unknown } | undefined;
  return findAppError(cause?.err ?? cause);
}
