import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/**
 * Returns a new secret in the format of Standard Webhooks: `whsec_` and 256 random bits in base64.
 */
export const makeWebhookSecret = (): string =>
  PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/**
 * Returns the signature headers of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` with the
 * decoded secret.
 * @param id the same for every attempt, so receivers can drop duplicates
 * @param at the time of sending, so receivers can reject old deliveries
 */
export function signatureHeaders(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  if (!secret.startsWith(PREFIX)) throw new TypeError("Not a webhook secret");
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}

const TOLERANCE_MS = 5 * 60_000;

/**
 * Returns whether a body has a valid signature of Standard Webhooks that is at most five minutes old.
 * @param headers may have several signatures, separated by spaces
 */
export function isSigned(
  secret: string,
  headers: Headers,
  body: string,
  now = Date.now(),
): boolean {
  const id = headers.get("webhook-id") ?? "";
  const seconds = Number(headers.get("webhook-timestamp") || NaN);
  if (!id || !(Math.abs(now - seconds * 1_000) <= TOLERANCE_MS)) return false;
  const at = new Date(seconds * 1_000);
  const right = Buffer.from(signatureHeaders(secret, { id, at, body })["webhook-signature"]);
  return (headers.get("webhook-signature") ?? "").split(" ").some((signature) => {
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
