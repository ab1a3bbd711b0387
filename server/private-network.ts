import "server-only";
import ipaddr from "ipaddr.js";

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];
const PRIVATE_NAMES = /^[^.]+$|\.(?:localhost|local|internal|lan)$/i;

/** Returns whether a URL's host is this machine or in a private network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host)
    ? PRIVATE_RANGES.includes(ipaddr.process(host).range())
    : PRIVATE_NAMES.test(host);
}

/** Returns whether an IP address is public. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
