import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const accounts = pgTable(
  "accounts",
  {
    provider: text("provider").notNull(),
    // The user's id at the provider, which stays when their email changes.
    providerAccountId: text("provider_account_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerAccountId] }),
    unique("accounts_user_id_provider_unique").on(table.userId, table.provider),
  ],
);
