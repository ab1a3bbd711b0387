import "server-only";
import { getToken } from "next-auth/jwt";
import { env } from "#server/env.ts";

/** Where the request came to. A host that can't be one counts as none. */
export function publicOrigin(headers: Headers): string {
  const { AUTH_URL } = env();
  if (AUTH_URL) return new URL(AUTH_URL).origin;
  const forwarded = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  const protocol = forwarded === "https" ? "https" : "http";
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "";
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : `${protocol}://localhost`;
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

/**
 * The id of the session that a request's cookie names, or null without a genuine cookie. Whether
 * that session still stands is for the database to say.
 */
export async function readSessionId(headers: Headers): Promise<string | null> {
  const { name, options } = sessionCookie(headers);
  const token = await getToken({
    req: { headers: new Headers({ cookie: headers.get("cookie") ?? "" }) },
    secret: authSecret(),
    cookieName: name,
    salt: name,
    secureCookie: options.secure,
  });
  return typeof token?.sessionId === "string" ? token.sessionId : null;
}

export function emptySessionCookie(headers: Headers) {
  const { name, options } = sessionCookie(headers);
  return [name, "", { ...options, maxAge: 0 }] as const;
}

/** @throws Error when the server was started without one */
export function authSecret(): string {
  const { AUTH_SECRET } = env();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return AUTH_SECRET;
}
