import { Auth, raw, skipCSRFCheck } from "@auth/core";
import type { Profile, ResponseInternal } from "@auth/core/types";
import type { NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import Google from "next-auth/providers/google";
import { createSession, SESSION_SECONDS } from "#db/queries/sessions.ts";
import { forgiveAttempt, openAttempt } from "#db/queries/sign-in-attempts.ts";
import { findCredentials, findUserByGoogleId, linkGoogleUser } from "#db/queries/users.ts";
import { clientAddress } from "./client-address.ts";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { isPassword } from "./password.ts";
import { loginInput } from "./schemas/account.ts";
import { email, text } from "./schemas/text.ts";
import type { SignInError } from "./sign-in-errors.ts";
import { authSecret, publicOrigin, sessionCookie } from "./session-token.ts";

export type { ResponseInternal };

const WRONG = "Invalid email or password.";
const TOO_MANY = "Too many failed attempts. Please wait a few minutes and try again.";

/**
 * Finds the user of an email and a password, within the attempt limits.
 * @throws AppError `unauthorized` or `rate_limited`
 */
async function verifyPassword(credentials: unknown, request: Request): Promise<{ id: string }> {
  const input = loginInput.parse(credentials);
  const attempt = await openAttempt(input.email, clientAddress(request.headers));
  if ("retryAfter" in attempt) {
    throw new AppError("rate_limited", TOO_MANY, { retryAfter: attempt.retryAfter });
  }
  const user = await findCredentials(input.email);
  const right = await isPassword(input.password, user?.passwordHash ?? null);
  if (!user || !right) throw new AppError("unauthorized", WRONG);
  await forgiveAttempt(attempt.attemptId);
  return { id: user.id };
}

/**
 * Sees to it that a Google profile has a user: the one with its Google id, else the one with its
 * email, else a new one. An email that Google has not verified proves nothing about its owner.
 * @returns why it can't be admitted, or null
 */
async function admitGoogleProfile(profile: Profile | undefined): Promise<SignInError | null> {
  const sub = profile?.sub;
  const address = email().safeParse(profile?.email);
  if (!sub || !address.success || profile.email_verified !== true) return "google-unverified";
  const name = text().safeParse(profile.name);
  const linked = await linkGoogleUser({
    googleId: sub,
    email: address.data,
    fullName: name.success ? name.data : undefined,
  });
  return linked ? null : "google-other";
}

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
        authorize: (credentials, request) => verifyPassword(credentials, request),
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
