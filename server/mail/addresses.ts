import "server-only";
import { env } from "#server/env.ts";

/** Returns the From address of outgoing email. */
export const senderAddress = (): string => env().MAIL_FROM ?? "Porchlight <porchlight@localhost>";

/** Returns the address that receives support requests. */
export function supportAddress(): string {
  const { SUPPORT_EMAIL } = env();
  if (SUPPORT_EMAIL) return SUPPORT_EMAIL;
  const sender = senderAddress();
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
