import "server-only";
import { AppError } from "#lib/errors.ts";
import { isHost } from "#lib/host.ts";
import { env } from "#server/env.ts";

const FOREIGN = "This request came from another site.";

// Returns the scheme that the outermost trusted proxy received.
function schemeOf(headers: Headers): "http" | "https" {
  const { TRUST_PROXY } = env();
  if (TRUST_PROXY === 0) return "http";
  const entries = (headers.get("x-forwarded-proto") ?? "").split(",");
  const trusted = Math.min(TRUST_PROXY, entries.length);
  return entries.at(-trusted)?.trim().toLowerCase() === "https" ? "https" : "http";
}

export function isSecure(headers: Headers): boolean {
  const { AUTH_URL } = env();
  return (AUTH_URL ? new URL(AUTH_URL).protocol : `${schemeOf(headers)}:`) === "https:";
}

/**
 * Returns the origin that browsers use for this server. Ignores X-Forwarded-Host because many
 * proxies pass on a client's value.
 * @throws AppError `bad_request` for a request without a valid Host
 */
export function publicOrigin(headers: Headers): string {
  const { AUTH_URL } = env();
  if (AUTH_URL) return new URL(AUTH_URL).origin;
  const host = headers.get("host") ?? "";
  if (!isHost(host)) {
    throw new AppError("bad_request", "The request is missing a Host header.");
  }
  return new URL(`${schemeOf(headers)}://${host}`).origin;
}

/**
 * Refuses a mutation sent from another site's page.
 * @throws AppError `forbidden`; `bad_request` as `publicOrigin`
 */
export function checkOrigin(headers: Headers): void {
  const origin = headers.get("origin");
  const foreign =
    ["cross-site", "same-site"].includes(headers.get("sec-fetch-site") ?? "") ||
    (origin !== null && origin !== publicOrigin(headers));
  if (foreign) throw new AppError("forbidden", FOREIGN);
}
