import "server-only";
import { networkOf, UNKNOWN_ADDRESS } from "#lib/network-address.ts";
import { env } from "#server/env.ts";

/**
 * The network address that a client's attempts are counted under. The last TRUST_PROXY entries of
 * X-Forwarded-For were written by proxies that the operator trusts; with 0 our own server has
 * replaced the header by the address of the connection (scripts/http-server.ts).
 * @returns an IPv4 address, an IPv6 /64, or `UNKNOWN_ADDRESS`
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const trusted = Math.max(1, env().TRUST_PROXY);
  return networkOf(entries.at(-Math.min(trusted, entries.length)) ?? "") ?? UNKNOWN_ADDRESS;
}
