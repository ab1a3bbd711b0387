import "server-only";
import { getToken } from "next-auth/jwt";
import { authSecret } from "#server/auth-secret.ts";
import { env } from "#server/env.ts";

export function publicOrigin(headers: Headers): string {
  const { AUTH_URL } = env();
  if (AUTH_URL) return new URL(AUTH_URL).origin;
  const protocol = headers.get("x-forwarded-proto")?.split(",")[0]?.trim() || "http";
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
  return `${protocol}://${host}`;
}

/**
 * Name and options of the session cookie. On https it carries the `__Host-` prefix, by which a
 * browser takes it only from this very host, over https.
 */
export function sessionCookie(headers: Headers) {
  const secure = publicOrigin(headers).startsWith("https:");
  return {
    name: secure ? "__Host-porchlight.session" : "porchlight.session",
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
