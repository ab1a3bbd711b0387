import { z } from "zod";
import {
  INQUIRY_KINDS,
  INQUIRY_STATE_KEYS,
  MAX_INQUIRY_MESSAGE,
  MAX_INQUIRY_NAME,
} from "#lib/fields/listing.ts";
import { MESSAGE_SENDERS, REPLY_BLOCK_KEYS, MAX_MESSAGE } from "#lib/fields/messages.ts";
import {
  canBeReached,
  contactConsent,
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  NEEDS_EMAIL_OR_PHONE,
} from "./contact.ts";
import { missingAsNull } from "./text.ts";

const optional = <T extends z.ZodType>(rule: T) => z.preprocess(missingAsNull, rule.nullable());

export const inquiryInput = z
  .object({
    kind: z.enum(INQUIRY_KINDS, "Choose a topic"),
    name: contactName(MAX_INQUIRY_NAME),
    email: optional(contactEmail),
    phone: optional(contactPhone),
    message: contactMessage(MAX_INQUIRY_MESSAGE),
    consent: contactConsent,
  })
  .refine(canBeReached, NEEDS_EMAIL_OR_PHONE);
export type InquiryInput = z.output<typeof inquiryInput>;

const inquiryView = z.object({
  id: z.uuid(),
  kind: z.enum(INQUIRY_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  state: z.enum(INQUIRY_STATE_KEYS),
  // No one of the account has opened it since the buyer's last message.
  isUnread: z.boolean(),
  receivedAt: z.iso.datetime(),
  // When it is deleted automatically.
  deletedAt: z.iso.datetime(),
  // The last message of the conversation, which is the inquiry's until someone answers.
  lastText: z.string(),
  lastSender: z.enum(MESSAGE_SENDERS),
  lastAt: z.iso.datetime(),
  // Signs of a scam in the first and the last message, in sentences.
  warnings: z.array(z.string()),
});
export type InquiryView = z.infer<typeof inquiryView>;

/** Newest first. */
export const inquiriesView = z.object({ inquiries: z.array(inquiryView) });
export type InquiriesView = z.infer<typeof inquiriesView>;

/** How many conversations are unread, without those in spam. */
export const unreadInquiriesView = z.object({ unread: z.number().int() });

// The time of the last message that the person saw; a newer one is refused.
const seenLastAt = z.iso.datetime("Send the time of the last message").optional();

export const inquiryDeletionQuery = z.object({ lastAt: seenLastAt });

const CHOOSE_STATUS = "Choose a status";

export const inquiryChange = z
  .object({
    state: z.enum(INQUIRY_STATE_KEYS, CHOOSE_STATUS).optional(),
    isUnread: z.boolean("Choose read or unread").optional(),
    lastAt: seenLastAt,
  })
  .refine(({ state, isUnread }) => state !== undefined || isUnread !== undefined, {
    path: ["state"],
    message: CHOOSE_STATUS,
  });

const messageView = z.object({
  id: z.uuid(),
  sender: z.enum(MESSAGE_SENDERS),
  // The person of the account who wrote it; null for the buyer and for a deleted person.
  author: z.string().nullable(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  // Signs of a scam in a buyer's message, in sentences.
  warnings: z.array(z.string()),
});

/** An inquiry and its messages, the oldest first. The first one is the inquiry's. */
export const conversationView = z.object({
  inquiry: inquiryView,
  messages: z.array(messageView),
  // Why the seller can't reply; null if they can.
  replyBlock: z.enum(REPLY_BLOCK_KEYS).nullable(),
});
export type ConversationView = z.infer<typeof conversationView>;

/** A message of either side of a conversation. */
export const messageInput = z.object({ text: contactMessage(MAX_MESSAGE) });
export type MessageInput = z.output<typeof messageInput>;
