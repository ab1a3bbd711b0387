import type { SQL } from "drizzle-orm";
import { index, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { MESSAGE_SENDERS } from "#lib/fields/messages.ts";
import { moment } from "./columns.ts";
import { inquiries } from "./inquiries.ts";
import { users } from "./users.ts";
import { wordList, wordsIn } from "./words.ts";

export const messageSender = pgEnum("message_sender", MESSAGE_SENDERS);

/** The messages of a conversation after its inquiry. They are never changed. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    inquiryId: uuid("inquiry_id")
      .notNull()
      .references(() => inquiries.id, { onDelete: "cascade" }),
    sender: messageSender("sender").notNull(),
    // Null for the buyer and for a deleted person.
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    // A hash of the Message-ID of the email that it arrived in.
    emailHash: text("email_hash"),
    sentAt: moment("sent_at").notNull().defaultNow(),
    words: wordList("words")
      .notNull()
      .generatedAlwaysAs((): SQL => wordsIn(messages.text)),
  },
  (table) => [
    index("messages_inquiry_idx").on(table.inquiryId, table.sentAt),
    index("messages_author_idx").on(table.authorId),
    uniqueIndex("messages_email_idx").on(table.inquiryId, table.emailHash),
  ],
);
