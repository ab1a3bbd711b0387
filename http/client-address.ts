import "server-only";
import { networkOf, UNKNOWN_ADDRESS } from "#lib/network-address.ts";
import { env } from "#server/env.ts";

/**
 * Returns the network address for rate limits. Trusted proxies wrote the last TRUST_PROXY entries
 * of X-Forwarded-For. With 0, clients could forge the header, so all of them share one count. The
 * front server of `npm start` counts as one proxy (scripts/front).
 * @returns an IPv4 address, an IPv6 /64, or `UNKNOWN_ADDRESS`
 */
export function clientAddress(headers: Headers): string {
  const { TRUST_PROXY } = env();
  if (TRUST_PROXY === 0) return UNKNOWN_ADDRESS;
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return networkOf(entries.at(-Math.min(TRUST_PROXY, entries.length)) ?? "") ?? UNKNOWN_ADDRESS;
}
