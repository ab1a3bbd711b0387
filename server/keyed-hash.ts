import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "./derived-key.ts";

/**
 * A hash that only this product can make: what it was made from can't be found by trying, as that of
 * a plain hash of an address could.
 * @param purpose each has a key of its own, so that equal values give different hashes
 */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(value).digest("base64url");
}
