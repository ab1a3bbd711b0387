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
    // What is paid a month, in whole US dollars: the plan's cost may have changed since. Null: it has not.
    cost: integer("cost"),
    // When the paid month began; null: a month before its end.
    paidFrom: moment("paid_from"),
    expirationDate: moment("expiration_date").notNull(),
    // No other month follows by itself.
    isEnding: boolean("is_ending").notNull().default(false),
    // Why an operator has given the plan; null: it was paid.
    givenReason: text("given_reason"),
    // What the payment provider calls the change of plan that waits for its confirmation.
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
