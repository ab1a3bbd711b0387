import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Clients whose address can't be read share one count, so that no header lifts a limit. */
export const UNKNOWN_ADDRESS = "unknown";

const LONGEST = 100;
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;
// IPv6 ranges that carry an IPv4 address in their last 32 bits.
const CARRIES_IPV4 = ["ipv4Mapped", "rfc6145", "rfc6052"];
// Where proxies stand, and no client from the internet.
const INTERNAL = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];

/** Null for what is no address. Takes it with a port, in brackets and with a zone too. */
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
 * Whom an address stands for: an IPv4 address itself, of an IPv6 address its /64, which is the least
 * that one subscriber has. Every spelling of an address gives the same answer.
 * @returns null for what is no address
 */
export function networkOf(text: string): string | null {
  const address = parse(text);
  if (!address) return null;
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toRFC5952String()}/64`;
}

/** True for an address of this machine or of a network of one's own. */
export function isInternal(text: string): boolean {
  const address = parse(text);
  return address !== null && INTERNAL.includes(address.range());
}
