import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "./derived-key.ts";

/**
 * Hashes a value with a secret key. Unlike a plain hash, it can't be reversed by guessing values.
 * @param purpose has its own key, so equal values hash differently
 */
export function keyedHash(purpose: string, value: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(value).digest("base64url");
}
