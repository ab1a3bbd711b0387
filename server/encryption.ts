import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./derived-key.ts";

// AES-256-GCM. The version prefixes each text. A new key or algorithm gets a new number, and this
// one remains for stored texts.
const VERSION = "1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text.
 * @param owner whose text it is; decryption with another owner fails
 */
export function encrypt(text: string, purpose: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

/**
 * Decrypts a text.
 * @throws Error if the purpose, owner or AUTH_SECRET differs
 */
export function decrypt(stored: string, purpose: string, owner: string): string {
  const [version, body = ""] = stored.split(".");
  if (version !== VERSION) throw new Error("This release can't read how the text was encrypted");
  const bytes = Buffer.from(body, "base64url");
  const decipher = createDecipheriv(
    "aes-256-gcm",
    deriveKey(purpose),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
}
