import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
  // The card that pays, and its month of expiry like "08/2030".
  cardBrand: text("card_brand"),
  cardLast4: text("card_last4"),
  cardExpires: text("card_expires"),
  // The provider's id of the form for another card.
  pendingCardId: text("pending_card_id"),
  // When the provider's invoices were last stored.
  receiptsReadAt: moment("receipts_read_at"),
});
