import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A browser in which a user has logged in, by the hash of its cookie's secret. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
  },
  (table) => [
    unique("known_devices_user_token_unique").on(table.userId, table.tokenHash),
    index("known_devices_token_hash_idx").on(table.tokenHash),
    index("known_devices_last_used_at_idx").on(table.lastUsedAt),
  ],
);
