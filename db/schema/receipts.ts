import { index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { RECEIPT_STATE_KEYS } from "#lib/fields/receipts.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const receiptState = pgEnum("receipt_state", RECEIPT_STATE_KEYS);

/** The invoices of an account's plan; `accountId` is the Admin's. Amounts are in cents. */
export const receipts = pgTable(
  "receipts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    // The invoice's id at the payment provider.
    providerId: text("provider_id").notNull().unique(),
    number: text("number").notNull(),
    description: text("description").notNull(),
    amount: integer("amount").notNull(),
    refunded: integer("refunded").notNull(),
    // The plan's price per month in whole US dollars; null if unknown.
    monthlyCost: integer("monthly_cost"),
    state: receiptState("state").notNull(),
    // When it was paid, or made if it wasn't.
    date: moment("date").notNull(),
    // When its email was queued.
    mailedAt: moment("mailed_at"),
  },
  (table) => [index("receipts_account_date_idx").on(table.accountId, table.date)],
);
