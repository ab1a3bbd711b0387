import "server-only";
import ipaddr from "ipaddr.js";

const PRIVATE_RANGES = ["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"];
const PRIVATE_NAMES = /^[^.]+$|\.(?:localhost|local|internal|lan)$/i;

/** Whether a host of a URL is this machine, or lies in the operator's own network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host)
    ? PRIVATE_RANGES.includes(ipaddr.process(host).range())
    : PRIVATE_NAMES.test(host);
}

/** Whether an address is one of the internet's own, that anybody can reach: nothing special of any kind. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
