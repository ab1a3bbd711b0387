import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { listings, listingStatus } from "./listings.ts";

/** People who get an email when a home's price or status changes. */
export const followers = pgTable(
  "followers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    // Of the link in every email to them.
    secretHash: text("secret_hash").notNull().unique(),
    confirmedAt: moment("confirmed_at"),
    // What they know: from their last email, or when they confirmed.
    lastPrice: integer("last_price"),
    lastStatus: listingStatus("last_status"),
    // When the row is deleted: unless confirmed, after the last email, or after they stopped.
    expiresAt: moment("expires_at"),
  },
  (table) => [
    unique("followers_email").on(table.listingId, table.email),
    index("followers_expires_at_idx").on(table.expiresAt),
  ],
);
