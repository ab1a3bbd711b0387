import "server-only";
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret in the form of Standard Webhooks: `whsec_` and 256 random bits in base64. */
export const makeWebhookSecret = (): string =>
  PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/**
 * What proves to a receiver that a delivery is ours and whole, as Standard Webhooks has it: HMAC-SHA256
 * over `id.timestamp.body` with the bytes that the secret stands for.
 * @param id the same however often it is sent, by which a receiver knows what it already has
 * @param at when it is sent, told in whole seconds, so that a receiver can refuse an old one
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
