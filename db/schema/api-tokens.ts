import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { TokenScope } from "#lib/fields/api-tokens.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Tokens for a person's programs to call the API. Only a hash of the secret is stored. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    hash: text("hash").notNull().unique(),
    // The secret's first letters, so that its owner recognizes it.
    prefix: text("prefix").notNull(),
    scope: text("scope").notNull().$type<TokenScope>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    // Accurate to a minute.
    lastUsedAt: moment("last_used_at"),
    endsAt: moment("ends_at"),
  },
  (table) => [
    index("api_tokens_user_id_idx").on(table.userId),
    check("api_tokens_scope_check", sql`${table.scope} in ('read', 'write')`),
  ],
);
