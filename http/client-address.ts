import "server-only";
import { env } from "#server/env.ts";

/**
 * The address that attempts are counted under. The last TRUST_PROXY entries of X-Forwarded-For were
 * written by proxies that the operator trusts; with 0 our own server has replaced the header by the
 * address of the connection (scripts/start.ts).
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const trusted = Math.max(1, env().TRUST_PROXY);
  return (entries.at(-Math.min(trusted, entries.length)) || "unknown").slice(0, 64);
}
