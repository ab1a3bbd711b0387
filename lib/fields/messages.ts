import { MAX_INQUIRY_MESSAGE } from "./listing.ts";

export const MESSAGE_SENDERS = ["seller", "buyer"] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** The same limit as the form that starts a conversation. */
export const MAX_MESSAGE = MAX_INQUIRY_MESSAGE;
/** Messages of one conversation after the first. */
export const MAX_MESSAGES = 200;
/** How long after the last message a buyer can open the conversation and write. */
export const CONVERSATION_DAYS = 180;

/** Per account. */
export const MAX_SAVED_REPLIES = 30;

/** Why a seller can't reply in a conversation. */
export const REPLY_BLOCKS = {
  spam: "This message is in spam. To reply, select Not spam first.",
  no_email: "This buyer didn't give an email address. Please call instead.",
  no_mail: "Email isn't set up on this site, so you can't reply here.",
  taken_down: "Your listing was taken down, so you can't reply to buyers.",
  full: "This conversation has reached its limit, so you can't add a message.",
} as const;
export type ReplyBlock = keyof typeof REPLY_BLOCKS;
export const REPLY_BLOCK_KEYS = Object.keys(REPLY_BLOCKS) as [ReplyBlock, ...ReplyBlock[]];
