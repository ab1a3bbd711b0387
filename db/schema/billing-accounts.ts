import { integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** An account's state at the payment provider, beside its plan; `accountId` is the Admin's. */
export const billingAccounts = pgTable("billing_accounts", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  // Who may run the account's payment step now, and until when.
  leaseHolder: uuid("lease_holder"),
  leaseEndsAt: moment("lease_ends_at"),
  checkedAt: moment("checked_at"),
  // When a change of plan came too late, and the cents to refund for it.
  lateChangeAt: moment("late_change_at"),
  lateChangePaidBack: integer("late_change_paid_back"),
});
