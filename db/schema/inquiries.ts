import { type SQL, sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { INQUIRY_KINDS, INQUIRY_STATE_KEYS } from "#lib/fields/listing.ts";
import { moment } from "./columns.ts";
import { listings } from "./listings.ts";
import { wordList, wordsIn } from "./words.ts";

export const inquiryKind = pgEnum("inquiry_kind", INQUIRY_KINDS);
export const inquiryState = pgEnum("inquiry_state", INQUIRY_STATE_KEYS);

/** Buyers' inquiries. Deleted with the listing, or after a year. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    kind: inquiryKind("kind").notNull(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    message: text("message").notNull(),
    state: inquiryState("state").notNull().default("new"),
    // Until someone of the account opens the conversation, or replies.
    isUnread: boolean("is_unread").notNull().default(true),
    // Caught by the form's spam trap; the seller is notified only if it is moved out of spam.
    isHeldBack: boolean("is_held_back").notNull().default(false),
    receivedAt: moment("received_at").notNull().defaultNow(),
    // Null until the inquiry is answered. Its buyer's link expires some time after it.
    lastMessageAt: moment("last_message_at"),
    // Of the link to the conversation, which the buyer gets with the first answer.
    secretHash: text("secret_hash").unique(),
    words: wordList("words")
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { name, email, phone, message } = inquiries;
        const reach = sql`coalesce(${email}, '') || ' ' || coalesce(${phone}, '')`;
        return wordsIn(sql`${name} || ' ' || ${reach} || ' ' || ${message}`);
      }),
  },
  (table) => [
    index("inquiries_listing_idx").on(table.listingId, table.receivedAt),
    index("inquiries_received_idx").on(table.receivedAt),
  ],
);
