import "server-only";
import { networkOf } from "#lib/network-address.ts";
import { env } from "#server/env.ts";

/**
 * The network address that a client's attempts are counted under. The last TRUST_PROXY entries of
 * X-Forwarded-For were written by proxies that the operator trusts; with 0 our own server has
 * replaced the header by the address of the connection (scripts/http-server.ts).
 * @returns null where it can't be told from those of other clients
 */
export function clientAddress(headers: Headers): string | null {
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const trusted = Math.max(1, env().TRUST_PROXY);
  return networkOf(entries.at(-Math.min(trusted, entries.length)) ?? "");
}
