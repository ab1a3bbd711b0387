import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LINK_PURPOSES } from "#lib/fields/links.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const linkPurpose = pgEnum("link_purpose", LINK_PURPOSES);

/**
 * A link that was emailed to a person, by the hash of its secret (server/link-secret.ts); deleted once it
 * is used.
 */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: linkPurpose("purpose").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    email: text("email").notNull(),
    // An argument of its purpose: the address to restore, or the emails to unsubscribe from.
    detail: text("detail"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("mailed_links_user_idx").on(table.userId, table.purpose),
    index("mailed_links_expires_at_idx").on(table.expiresAt),
    index("mailed_links_way_back_idx")
      .on(table.email)
      .where(sql`${table.purpose} = 'restore_email'`),
  ],
);
