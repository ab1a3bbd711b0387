import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { authSecret } from "./auth-secret.ts";

/**
 * A hash that only this product can make: what it was made from can't be found by trying, as that of
 * a plain hash of an address could.
 * @param purpose each has a key of its own, so that equal values give different hashes
 */
export function keyedHash(purpose: string, value: string): string {
  const key = hkdfSync("sha256", authSecret(), "", purpose, 32);
  return createHmac("sha256", Buffer.from(key)).update(value).digest("base64url");
}
