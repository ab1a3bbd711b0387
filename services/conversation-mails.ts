import "server-only";
import type { Mails } from "#db/jobs.ts";
import { findReply } from "#db/queries/messages.ts";
import { getPublicHome } from "#db/queries/public-listings.ts";
import type { Mail } from "#server/mail/message.ts";
import { replyMail } from "#server/mail/templates/conversations.tsx";
import { relayAddress } from "#server/relay-address.ts";
import { siteOrigin } from "#server/site-origin.ts";
import { conversationSecret } from "./conversations.ts";

/**
 * Writes the email with a seller's reply, which doesn't show the seller's address. Returns null if
 * it is no longer to be sent.
 */
export async function writeReply({ messageId }: Mails["reply"]): Promise<Mail | null> {
  const reply = await findReply(messageId);
  const home = reply && (await getPublicHome(reply.listingId));
  if (!home) return null;
  const { email, text, inquiryId, accountId } = reply;
  const href = `${siteOrigin()}/messages/${conversationSecret(inquiryId)}`;
  const replyTo = relayAddress({ sender: "buyer", inquiryId });
  return {
    ...replyMail({ home: home.addressLine1, text, href, takesReplies: replyTo !== undefined }),
    ...{ to: email, ...(replyTo && { replyTo }) },
    countedAs: { pot: "visitor_mail", accountId },
  };
}
