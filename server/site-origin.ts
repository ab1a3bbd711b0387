import "server-only";
import { env } from "./env.ts";

/**
 * The origin that links in mails lead to. Never a request's own host: whoever asks for a mail to
 * somebody else could write any there. `parseEnv` holds that it is known wherever mail is sent.
 */
export function siteOrigin(): string {
  const { AUTH_URL, PLATFORM_ORIGIN, PORT } = env();
  return new URL(AUTH_URL ?? PLATFORM_ORIGIN ?? `http://localhost:${PORT}`).origin;
}
