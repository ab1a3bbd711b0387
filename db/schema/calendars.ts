import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** The calendar that a person's own calendar program subscribes to; one a person. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // Of the secret of its address (server/link-secret.ts), which is told once.
  secretHash: text("secret_hash").notNull().unique(),
  createdAt: moment("created_at").notNull(),
  // When a program last asked for it; null: none has yet.
  lastReadAt: moment("last_read_at"),
});

/** A person's own calendar, of which nothing is kept but when they are busy; one a person. */
export const busyCalendars = pgTable(
  "busy_calendars",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    // Encrypted (server/encryption.ts): who has it reads the whole calendar.
    address: text("address").notNull(),
    // Starts and ends in milliseconds since 1970, in their order, none touching another.
    busy: jsonb("busy").$type<readonly (readonly [number, number])[]>().notNull(),
    // Events that couldn't be read, so they are not in `busy`.
    skipped: integer("skipped").notNull().default(0),
    // When `busy` was so, and when it was last asked for, read or not.
    readAt: moment("read_at").notNull(),
    triedAt: moment("tried_at").notNull(),
    // Why it could not be read the last time (lib/fields/calendars.ts); null: it was read.
    failure: text("failure"),
  },
  (table) => [index("busy_calendars_tried_at_idx").on(table.triedAt)],
);
