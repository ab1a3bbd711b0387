import "server-only";
import { env } from "./env.ts";

/**
 * Returns the origin for links in email. Never the request's Host header, which an attacker could
 * set. `parseEnv` ensures that it is known if email is sent.
 */
export function siteOrigin(): string {
  const { AUTH_URL, PLATFORM_ORIGIN, PORT } = env();
  return new URL(AUTH_URL ?? PLATFORM_ORIGIN ?? `http://localhost:${PORT}`).origin;
}
