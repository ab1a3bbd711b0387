import "server-only";
import { env } from "#server/env.ts";

/** Whom the product's mails are from. */
export const senderAddress = (): string => env().MAIL_FROM ?? "Porchlight <porchlight@localhost>";

/** Who answers what people write to support. */
export function supportAddress(): string {
  const { SUPPORT_EMAIL } = env();
  if (SUPPORT_EMAIL) return SUPPORT_EMAIL;
  const sender = senderAddress();
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
