import "server-only";
import { getToken } from "next-auth/jwt";
import { authSecret } from "#server/auth-secret.ts";
import { isSecure } from "./origin.ts";

export const sessionCookie = (headers: Headers) => cookieOf(headers, "session");

/** The cookies that NextAuth needs from leaving for an identity provider until coming back. */
export const providerCookies = (headers: Headers) => ({
  callbackUrl: cookieOf(headers, "callback-url"),
  csrfToken: cookieOf(headers, "csrf"),
  nonce: cookieOf(headers, "nonce"),
  pkceCodeVerifier: cookieOf(headers, "pkce"),
  state: cookieOf(headers, "state"),
});

/**
 * Name and options of a cookie. On https the name carries the `__Host-` prefix, by which a browser
 * takes the cookie only from this very host, over https.
 */
export function cookieOf<Name extends string>(headers: Headers, name: Name) {
  const secure = isSecure(headers);
  return {
    name: `${secure ? ("__Host-" as const) : ""}porchlight.${name}` as const,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

const idIn = (claim: unknown) => (typeof claim === "string" ? claim : null);

/**
 * What a request's cookie names: a session, or a sign-in that waits for its code. Nothing without a
 * genuine cookie. Whether that still stands is for the database to say.
 */
export async function readCookie(headers: Headers) {
  const { name, options } = sessionCookie(headers);
  const token = await getToken({
    req: { headers: new Headers({ cookie: headers.get("cookie") ?? "" }) },
    secret: authSecret(),
    cookieName: name,
    salt: name,
    secureCookie: options.secure,
  });
  return {
    sessionId: idIn(token?.sessionId),
    pendingSignInId: idIn(token?.pendingSignInId),
  };
}

export function emptySessionCookie(headers: Headers) {
  const { name, options } = sessionCookie(headers);
  return [name, "", { ...options, maxAge: 0 }] as const;
}
