import { boolean, index, integer, pgEnum, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { OPEN_HOUSE_LINKS } from "#lib/fields/open-houses.ts";
import { moment } from "./columns.ts";
import { openHouses } from "./listings.ts";
import { users } from "./users.ts";

export const openHouseLinkPurpose = pgEnum("open_house_link_purpose", OPEN_HOUSE_LINKS);

/**
 * An open house's link by the hash of its secret, which is derived from the id (server/link-secret.ts). One
 * per purpose: a new link replaces the old one.
 */
export const openHouseLinks = pgTable(
  "open_house_links",
  {
    id: uuid("id").primaryKey(),
    openHouseId: uuid("open_house_id")
      .notNull()
      .references(() => openHouses.id, { onDelete: "cascade" }),
    purpose: openHouseLinkPurpose("purpose").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    // When the seller closed the sign-in sheet.
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("open_house_links_one_each").on(table.openHouseId, table.purpose)],
);

/** The seller's emails to visitors who agreed to them. */
export const openHouseFollowUps = pgTable(
  "open_house_follow_ups",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    openHouseId: uuid("open_house_id")
      .notNull()
      .references(() => openHouses.id, { onDelete: "cascade" }),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    replyTo: text("reply_to").notNull(),
    sentTo: integer("sent_to").notNull(),
    sentBy: uuid("sent_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: moment("sent_at").notNull().defaultNow(),
  },
  (table) => [
    index("open_house_follow_ups_open_house_idx").on(table.openHouseId, table.sentAt),
    index("open_house_follow_ups_sent_by_idx").on(table.sentBy),
  ],
);

/** Visitors who signed in at the door. Deleted with the open house, at most a year after it. */
export const openHouseVisitors = pgTable(
  "open_house_visitors",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    openHouseId: uuid("open_house_id")
      .notNull()
      .references(() => openHouses.id, { onDelete: "cascade" }),
    // Made by the tablet; identifies an entry that it sends again.
    entryId: uuid("entry_id").notNull(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    hasAgent: boolean("has_agent").notNull(),
    agentName: text("agent_name"),
    // The seller may email them; only true with an email.
    mayWrite: boolean("may_write").notNull(),
    // By the tablet's clock, limited to the hours of the sheet.
    signedAt: moment("signed_at").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    followUpId: uuid("follow_up_id").references(() => openHouseFollowUps.id, {
      onDelete: "set null",
    }),
    // Hash of the unsubscribe link's secret in an email to them.
    stopHash: text("stop_hash").unique(),
    stoppedAt: moment("stopped_at"),
  },
  (table) => [
    unique("open_house_visitors_entry").on(table.openHouseId, table.entryId),
    index("open_house_visitors_follow_up_idx").on(table.followUpId),
  ],
);
