import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { LINK_PURPOSES } from "#lib/fields/links.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const linkPurpose = pgEnum("link_purpose", LINK_PURPOSES);

/** A link that was mailed to a person, by the hash of its secret (server/link-secret.ts); gone once it is used. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: linkPurpose("purpose").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    // The address that it was mailed to.
    email: text("email").notNull(),
    // What it does beyond its purpose: the address to go back to, the mails to end.
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
