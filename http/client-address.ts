import "server-only";
import { networkOf, UNKNOWN_ADDRESS } from "#lib/network-address.ts";
import { env } from "#server/env.ts";

/**
 * The network address that a client's attempts are counted under. The last TRUST_PROXY entries of
 * X-Forwarded-For were written by proxies that the operator trusts. With 0 anyone may have written the
 * header, and all clients share one count. `npm start` stands in front as one proxy (scripts/front).
 * @returns an IPv4 address, an IPv6 /64, or `UNKNOWN_ADDRESS`
 */
export function clientAddress(headers: Headers): string {
  const { TRUST_PROXY } = env();
  if (TRUST_PROXY === 0) return UNKNOWN_ADDRESS;
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return networkOf(entries.at(-Math.min(TRUST_PROXY, entries.length)) ?? "") ?? UNKNOWN_ADDRESS;
}
