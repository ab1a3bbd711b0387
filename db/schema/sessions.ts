import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // Browser and system, as the owner sees them: "Chrome on Windows".
    device: text("device").notNull().default("A browser"),
    createdAt: moment("created_at").notNull().defaultNow(),
    // Accurate to a few minutes.
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    // Extended by use, up to the maximum age of a session.
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("sessions_user_id_idx").on(table.userId),
    index("sessions_expires_at_idx").on(table.expiresAt),
  ],
);

/** A login whose password or provider was accepted and whose code is still missing. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("pending_sign_ins_user_id_idx").on(table.userId),
    index("pending_sign_ins_expires_at_idx").on(table.expiresAt),
  ],
);
