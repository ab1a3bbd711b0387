import "server-only";
import { hkdfSync } from "node:crypto";
import { authSecret } from "./auth-secret.ts";

const keys = new Map<string, Buffer>();

/**
 * A key of 256 bits for one purpose, derived from AUTH_SECRET (HKDF, RFC 5869): whoever learns it
 * knows neither the secret nor the key of another purpose.
 */
export function deriveKey(purpose: string): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", authSecret(), "", `porchlight ${purpose}`, 32));
    keys.set(purpose, key);
  }
  return key;
}
