import "server-only";
import { hkdfSync } from "node:crypto";
import { authSecret } from "./auth-secret.ts";

/**
 * Derives a 256-bit key from AUTH_SECRET (HKDF, RFC 5869). Each purpose has its own key, so a
 * leaked key reveals neither the secret nor other keys.
 */
export function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret(), "", purpose, 32));
}
