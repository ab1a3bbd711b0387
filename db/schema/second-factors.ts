import { bigint, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** A person's authenticator app; active once a first code has confirmed it. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // Encrypted (server/encryption.ts).
  secret: text("secret").notNull(),
  // The time step of the last accepted code; codes of this step or earlier are rejected.
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: moment("created_at").notNull().defaultNow(),
  confirmedAt: moment("confirmed_at"),
});

/** One-time codes to log in without the app. Only hashes are stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
