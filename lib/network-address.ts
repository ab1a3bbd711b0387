import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** All clients without a readable address share one rate limit, so that no header bypasses it. */
export const UNKNOWN_ADDRESS = "unknown";

const LONGEST = 100;
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;
// IPv6 ranges with an IPv4 address in the last 32 bits.
const CARRIES_IPV4 = ["ipv4Mapped", "rfc6145", "rfc6052"];
// Ranges for proxies, never for clients on the internet.
const INTERNAL = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

/** Parses an address, optionally with a port, brackets or a zone; null for other text. */
function parse(text: string): Address | null {
  if (text.length > LONGEST) return null;
  const [, bracketed, beforePort] = WITH_PORT.exec(text) ?? [];
  const written = bracketed ?? beforePort ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(written)) return ipaddr.IPv4.parse(written);
  if (!ipaddr.IPv6.isValid(written)) return null;
  const address = ipaddr.IPv6.parse(written);
  if (!CARRIES_IPV4.includes(address.range())) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

/**
 * Returns the network for rate limits: an IPv4 address, or the /64 of an IPv6 address, which is the
 * least that a subscriber gets. All spellings give the same result.
 * @returns null for other text
 */
export function networkOf(text: string): string | null {
  const address = parse(text);
  if (!address) return null;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toRFC5952String()}/64`;
}

/** Returns whether an address is local or in a private network. */
export function isInternal(text: string): boolean {
  const address = parse(text);
  return address !== null && INTERNAL.includes(address.range());
}
