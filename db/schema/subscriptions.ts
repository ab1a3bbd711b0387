import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, timestamps } from "./columns.ts";
import { plans } from "./plans.ts";
import { users } from "./users.ts";

/** The plan of an account, paid until `expirationDate`; `userId` is the account's Admin. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "restrict" }),
    // The price per month in whole US dollars, if the plan's cost has changed since; null if it hasn't.
    cost: integer("cost"),
    // When the paid month began; null: a month before its end.
    paidFrom: moment("paid_from"),
    expirationDate: moment("expiration_date").notNull(),
    // The plan doesn't renew.
    isEnding: boolean("is_ending").notNull().default(false),
    // Why an operator gave the plan; null if it was paid.
    givenReason: text("given_reason"),
    // The payment provider's id of a change of plan that awaits confirmation.
    pendingChangeId: text("pending_change_id"),
    ...timestamps,
  },
  (table) => [
    index("subscriptions_plan_id_idx").on(table.planId),
    index("subscriptions_expiration_idx").on(table.expirationDate),
    index("subscriptions_ending_idx")
      .on(table.expirationDate)
      .where(sql`${table.isEnding}`),
  ],
);
