import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** The calendar feed that a person subscribes to with their calendar program; one per person. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // Hash of the secret in the feed's address (server/link-secret.ts), which is shown once.
  secretHash: text("secret_hash").notNull().unique(),
  createdAt: moment("created_at").notNull(),
  // When a program last read it; null: never.
  lastReadAt: moment("last_read_at"),
});

/** A person's own calendar; only its busy times are stored. One per person. */
export const busyCalendars = pgTable(
  "busy_calendars",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    // Encrypted (server/encryption.ts), since the address gives access to the whole calendar.
    address: text("address").notNull(),
    // Starts and ends in milliseconds since 1970, sorted and not adjacent.
    busy: jsonb("busy").$type<readonly (readonly [number, number])[]>().notNull(),
    // Number of unreadable events, which are missing in `busy`.
    skipped: integer("skipped").notNull().default(0),
    // When `busy` was last read, and when it was last tried.
    readAt: moment("read_at").notNull(),
    triedAt: moment("tried_at").notNull(),
    // Why the last try failed (lib/fields/calendars.ts); null if it didn't.
    failure: text("failure"),
  },
  (table) => [index("busy_calendars_tried_at_idx").on(table.triedAt)],
);
