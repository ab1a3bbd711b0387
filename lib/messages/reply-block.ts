import type { InquiryState } from "#lib/fields/listing.ts";
import { MAX_MESSAGES, type ReplyBlock } from "#lib/fields/messages.ts";

/** Returns what keeps a seller from replying in a conversation, or null. */
export function replyBlockOf({
  state,
  email,
  count,
  isTakenDown,
  hasMail,
}: {
  state: InquiryState;
  /** The buyer's. */
  email: string | null;
  /** Of messages after the first. */
  count: number;
  isTakenDown: boolean;
  /** Whether the site sends email. */
  hasMail: boolean;
}): ReplyBlock | null {
  if (state === "spam") return "spam";
  if (email === null) return "no_email";
  if (!hasMail) return "no_mail";
  if (isTakenDown) return "taken_down";
  return count >= MAX_MESSAGES ? "full" : null;
}
