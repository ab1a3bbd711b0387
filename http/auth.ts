import "server-only";
import { Auth, raw, skipCSRFCheck } from "@auth/core";
import type { ResponseInternal } from "@auth/core/types";
import type { NextAuthConfig } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { deviceName } from "#lib/device-name.ts";
import { AppError, causes } from "#lib/errors.ts";
import { loginInput } from "#lib/schemas/account.ts";
import { anyCodeInput } from "#lib/schemas/second-factor.ts";
import { signInError } from "#lib/sign-in-errors.ts";
import type { Provider } from "#lib/sign-in-providers.ts";
import { authSecret } from "#server/auth-secret.ts";
import { authAdapter } from "#services/auth-adapter.ts";
import { endSession, LONGEST_SECONDS } from "#services/sessions.ts";
import * as signIns from "#services/sign-in.ts";
import { clientAddress } from "./client-address.ts";
import { readDeviceToken } from "./device-cookie.ts";
import { verifyIdToken } from "./id-token.ts";
import { identityProviders, partiesOf } from "./identity-providers.ts";
import { publicOrigin } from "./origin.ts";
import { providerCookies, readCookie, sessionCookie } from "./session-cookie.ts";

export type { ResponseInternal };

interface SignedIn {
  userId: string;
  /** The second factor's code is still missing. */
  isPending: boolean;
}

/**
 * Returns NextAuth's configuration for one request, whose origin decides the cookie's name and
 * Secure attribute.
 * @param onSignIn called with the user that the request has logged in
 */
export function authConfig(
  headers: Headers,
  onSignIn: (signedIn: SignedIn) => void,
): NextAuthConfig {
  const client = {
    address: clientAddress(headers),
    browser: { token: readDeviceToken(headers), name: deviceName(headers.get("user-agent")) },
  };
  return {
    basePath: "/api/auth",
    secret: authSecret(),
    trustHost: true,
    session: { strategy: "jwt", maxAge: LONGEST_SECONDS },
    cookies: { sessionToken: sessionCookie(headers), ...providerCookies(headers) },
    pages: { signIn: "/", error: "/" },
    adapter: authAdapter(),
    providers: [
      Credentials({
        id: "password",
        credentials: { email: {}, password: {} },
        authorize: (credentials) =>
          signIns.signInWithPassword(loginInput.parse(credentials), client),
      }),
      Credentials({
        id: "second-factor",
        credentials: { code: {} },
        authorize: async (credentials) =>
          signIns.signInWithCode(
            (await readCookie(headers)).pendingSignInId,
            anyCodeInput.parse(credentials).code,
            client.browser,
          ),
      }),
      ...identityProviders(),
    ],
    callbacks: {
      async signIn({ account, profile, user }) {
        if (!account || account.type === "credentials") return true;
        const provider = account.provider as Provider;
        const parties = partiesOf(provider);
        if (parties) await verifyIdToken(account.id_token, parties);
        const failure = await signIns.admitIdentity(account, { ...profile, name: user.name });
        return failure ? `/?error=${signInError(provider, failure)}` : true;
      },
      // `account` is set only at login. Only then does the token get its session or pending login.
      async jwt({ token, user, account }) {
        if (!account) return token;
        if (!user.id) throw new Error(signIns.USER_IS_GONE);
        const { sessionId: before } = await readCookie(headers);
        if (before) await endSession(before);
        const signIn =
          account.type === "credentials"
            ? (user as signIns.SignIn)
            : await signIns.signInWithProvider(user.id, account.provider, client.browser);
        onSignIn({ userId: user.id, isPending: "pendingSignInId" in signIn });
        return "sessionId" in signIn
          ? { sub: user.id, sessionId: signIn.sessionId }
          : { sub: user.id, pendingSignInId: signIn.pendingSignInId };
      },
    },
    logger: { error: () => undefined, warn: () => undefined },
  };
}

type Cookie = NonNullable<ResponseInternal["cookies"]>[number];

/**
 * Logs in through one of NextAuth's credentials providers.
 * @returns the user, and the session cookie or its chunks to set on the response
 * @throws AppError `unauthorized` or `rate_limited`
 */
export async function signIn(
  headers: Headers,
  method: "password" | "second-factor",
  input: Record<string, string>,
): Promise<SignedIn & { cookies: Cookie[] }> {
  const request = new Request(`${publicOrigin(headers)}/api/auth/callback/${method}`, {
    method: "POST",
    body: new URLSearchParams(input),
  });
  const signedIn: SignedIn[] = [];
  const config = authConfig(headers, (one) => signedIn.push(one));
  try {
    const answer = await Auth(request, { ...config, raw, skipCSRFCheck });
    const { name } = sessionCookie(headers);
    const cookies = (answer.cookies ?? []).filter((cookie) => cookie.name.startsWith(name));
    const [one] = signedIn;
    if (!one) throw new Error("sign-in ended without a session");
    return { ...one, cookies };
  } catch (error) {
    const thrown = thrownIn(error);
    throw causes(thrown).find((cause) => cause instanceof AppError) ?? thrown;
  }
}

// NextAuth wraps errors of `authorize` as `cause.err`.
function thrownIn(error: unknown): unknown {
  const wrapped = error instanceof Error ? (error.cause as { err?: unknown } | undefined) : null;
  return wrapped?.err ? thrownIn(wrapped.err) : error;
}
