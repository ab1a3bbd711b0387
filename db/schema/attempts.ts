import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Attempts under the rate limits of services/limits.ts. `key` is a hash, so IP addresses and emails can't
 * be read from it.
 */
export const attempts = pgTable(
  "attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    attemptedAt: moment("attempted_at").notNull().defaultNow(),
  },
  (table) => [
    index("attempts_kind_key_idx").on(table.kind, table.key, table.attemptedAt),
    index("attempts_attempted_at_idx").on(table.attemptedAt),
  ],
);
