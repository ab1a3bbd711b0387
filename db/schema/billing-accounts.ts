import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** How an account stands with the payment provider, beside its plan; `accountId` is the Admin's. */
export const billingAccounts = pgTable("billing_accounts", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // Who runs the account's payment step of this moment, and until when it is theirs alone.
  leaseHolder: uuid("lease_holder"),
  leaseEndsAt: moment("lease_ends_at"),
  // When the provider was last read.
  checkedAt: moment("checked_at"),
  // When a change of plan was found to have come too late, and the cents that go back for it.
  lateChangeAt: moment("late_change_at"),
  lateChangePaidBack: integer("late_change_paid_back"),
});
