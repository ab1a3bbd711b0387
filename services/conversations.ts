import "server-only";
import {
  addBuyerMessage,
  addReply,
  conversationOfAccount,
  findConversation,
  messagesOfConversation,
} from "#db/queries/messages.ts";
import { getPublicHome } from "#db/queries/public-listings.ts";
import { readEach } from "#db/owned-read.ts";
import type { Answers } from "#db/session-read.ts";
import { found } from "#lib/errors.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { BuyerConversation } from "#lib/messages/buyer-conversation.ts";
import { scamSigns } from "#lib/messages/scam-signs.ts";
import { replyBlockOf } from "#lib/messages/reply-block.ts";
import { type ConversationView, messageInput } from "#lib/schemas/inquiries.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { parseInput } from "#lib/validation.ts";
import { createLinkSecret, hashLinkSecret } from "#server/link-secret.ts";
import { mailMode, requireMail } from "#server/mail/mode.ts";
import { countAttempt } from "./limits.ts";

const NO_CONVERSATION = "Message not found.";
const NO_PAGE = "This page is no longer available.";
const TOO_MANY_REPLIES = "You've sent a lot of replies. Please try again in an hour.";
const TOO_MANY_MESSAGES =
  "You've sent a lot of messages. Yours is still here. Please send it later.";

export const conversationReads = {
  conversation: conversationOfAccount,
  later: messagesOfConversation,
};

/** Returns the secret of the page on which a buyer reads and continues a conversation. */
export const conversationSecret = (inquiryId: string): string =>
  createLinkSecret(`conversation:${inquiryId}`);

/** Returns a conversation as its account sees it; null if the account doesn't have it. */
export function viewConversation({
  conversation,
  later,
}: Answers<typeof conversationReads>): ConversationView | null {
  if (!conversation) return null;
  const { inquiry, ...facts } = conversation;
  const { id, message, receivedAt, state, email } = inquiry;
  const first = { id, sender: "buyer" as const, author: null, text: message, sentAt: receivedAt };
  const hasMail = mailMode() !== "none";
  return {
    inquiry,
    messages: [first, ...later].map((one) => ({
      ...one,
      warnings: one.sender === "buyer" ? scamSigns(one.text) : [],
    })),
    replyBlock: replyBlockOf({ state, email, ...facts, hasMail }),
  };
}

/** `viewConversation` that @throws AppError `not_found` */
export const viewFoundConversation = (read: Answers<typeof conversationReads>): ConversationView =>
  found(viewConversation(read), NO_CONVERSATION);

/** @throws AppError `rate_limited` */
export const countReply = (accountId: string) =>
  countAttempt({ replyByAccount: accountId, replyByAccountByDay: accountId }, TOO_MANY_REPLIES);

/**
 * @param secretHash of the conversation's link
 * @throws AppError `rate_limited`
 */
export const countBuyerMessage = (secretHash: string) =>
  countAttempt(
    {
      messageByConversation: secretHash,
      messageByConversationByDay: secretHash,
      messageByAnyone: "anyone",
    },
    TOO_MANY_MESSAGES,
  );

/**
 * Sends a seller's reply to the buyer by email. The same reply again within moments is sent once.
 * @throws AppError `not_found`, `conflict` where the seller can't reply, `rate_limited`,
 *   `unavailable` without email
 */
export async function replyToBuyer(
  caller: { id: string; accountId: string },
  inquiryId: string,
  text: string,
): Promise<ConversationView> {
  requireMail();
  const attempt = await countReply(caller.accountId);
  const secretHash = hashLinkSecret(conversationSecret(inquiryId));
  if (!(await addReply(caller, { inquiryId, text, secretHash }))) await attempt.forgive();
  return viewFoundConversation(
    await readEach(conversationReads, caller, { values: { inquiryId } }),
  );
}

/**
 * Reads the conversation that a buyer's link opens.
 * @throws AppError `not_found` for an unknown or expired link
 */
export async function readConversation(
  secret: string,
  now = new Date(),
): Promise<BuyerConversation> {
  const conversation = found(await findConversation(hashLinkSecret(secret), now), NO_PAGE);
  const { listingId, timeZone, messages } = conversation;
  const home = found(await getPublicHome(listingId), NO_PAGE);
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = home;
  const stateCode = stateCodeOf(state);
  return {
    home: addressOf({ line1, line2, city, state, stateCode, zipCode }),
    timeZone,
    messages,
  };
}

/**
 * Adds a buyer's message to the conversation that their link opens.
 * @throws AppError `not_found` for an unknown or expired link, `bad_request`, `rate_limited`,
 *   `conflict` at the conversation's limit
 */
export async function writeToSeller(secret: string, form: URLSearchParams): Promise<void> {
  const hash = hashLinkSecret(secret);
  const now = new Date();
  found(await findConversation(hash, now), NO_PAGE);
  const { text } = parseInput(messageInput, Object.fromEntries(form));
  const attempt = await countBuyerMessage(hash);
  if (!(await addBuyerMessage({ secretHash: hash }, { text }, now))) await attempt.forgive();
}
