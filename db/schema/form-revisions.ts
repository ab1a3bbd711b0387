import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** How often each form of an account was saved, and by whom last; without a row, its revision is 0. */
export const formRevisions = pgTable(
  "form_revisions",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // As `RevisedForm` (db/queries/form-revisions.ts) names it.
    form: text("form").notNull(),
    revision: integer("revision").notNull(),
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: moment("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.form] }),
    index("form_revisions_saved_by_idx").on(table.savedBy),
  ],
);
