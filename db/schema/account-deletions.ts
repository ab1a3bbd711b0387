import { boolean, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** Accounts that their Admin wants deleted. Keeping an account deletes its row. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    requestedAt: moment("requested_at").notNull().defaultNow(),
    deletesAt: moment("deletes_at").notNull(),
    // The request stopped the plan's renewal, so keeping the account resumes it.
    stopsRenewal: boolean("stops_renewal").notNull().default(false),
    // When the email was queued that reminds everyone of the date.
    remindedAt: moment("reminded_at"),
  },
  (table) => [index("account_deletions_deletes_at_idx").on(table.deletesAt)],
);
