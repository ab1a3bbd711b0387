import "server-only";
import { hkdfSync } from "node:crypto";
import { authSecret } from "./auth-secret.ts";

/**
 * A key of 256 bits, derived from AUTH_SECRET (HKDF, RFC 5869). Each purpose has its own: whoever
 * learns one knows neither the secret nor another.
 */
export function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret(), "", purpose, 32));
}
