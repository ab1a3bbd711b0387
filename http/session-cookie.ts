import "server-only";
import { authSecret } from "#server/auth-secret.ts";
import { RecentMap } from "#server/recent-map.ts";
import { isSecure } from "./origin.ts";

const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_LENGTH = 2_048;
const REMEMBERED_MS = 10 * 60_000;

export const sessionCookie = (headers: Headers) => cookieOf(headers, "session");

/** The cookies that NextAuth needs during a login with an identity provider. */
export const providerCookies = (headers: Headers) => ({
  callbackUrl: cookieOf(headers, "callback-url"),
  csrfToken: cookieOf(headers, "csrf"),
  nonce: cookieOf(headers, "nonce"),
  pkceCodeVerifier: cookieOf(headers, "pkce"),
  state: cookieOf(headers, "state"),
});

/**
 * Returns a cookie's name and options. On HTTPS, the `__Host-` prefix limits the cookie to this
 * host over HTTPS.
 */
export function cookieOf<Name extends string>(headers: Headers, name: Name) {
  const secure = isSecure(headers);
  return {
    name: `${secure ? ("__Host-" as const) : ""}porchlight.${name}` as const,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

interface Claims {
  sessionId: string | null;
  pendingSignInId: string | null;
}

const NO_CLAIMS: Claims = { sessionId: null, pendingSignInId: null };

type Remembered = { claims: Claims; secret: string; until: number };

// Claims of verified cookies, because decryption costs more than the rest of a small request. On
// globalThis, so that proxy.ts, the front server and the pages share it.
const holder = globalThis as typeof globalThis & {
  porchlightCookies?: RecentMap<string, Remembered>;
};
const remembered = (holder.porchlightCookies ??= new RecentMap(MAX_REMEMBERED));

/**
 * Returns the session or pending login that a request's cookie names, or nothing without a
 * genuine cookie. Callers must check in the database that it is still valid.
 */
export async function readCookie(headers: Headers): Promise<Claims> {
  const cookie = headers.get("cookie");
  if (!cookie) return NO_CLAIMS;
  const { name, options } = sessionCookie(headers);
  const key = `${name} ${cookie}`;
  const secret = authSecret();
  const known = remembered.get(key);
  if (known && known.secret === secret && Date.now() < known.until) return known.claims;

  // Loaded later for a faster start, because most first requests have no cookie.
  const { getToken } = await import("next-auth/jwt");
  const token = await getToken({
    req: { headers: new Headers({ cookie }) },
    secret,
    cookieName: name,
    salt: name,
    secureCookie: options.secure,
  });
  if (!token) return NO_CLAIMS;
  const claims = {
    sessionId: idIn(token.sessionId),
    pendingSignInId: idIn(token.pendingSignInId),
  };
  if (token.exp !== undefined && key.length <= MAX_REMEMBERED_LENGTH) {
    const until = Math.min(token.exp * 1_000, Date.now() + REMEMBERED_MS);
    remembered.set(key, { claims, secret, until });
  }
  return claims;
}

const idIn = (claim: unknown) => (typeof claim === "string" ? claim : null);

export function emptySessionCookie(headers: Headers) {
  const { name, options } = sessionCookie(headers);
  return [name, "", { ...options, maxAge: 0 }] as const;
}
