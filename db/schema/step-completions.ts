import { boolean, integer, pgEnum, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { STEP_IDS } from "#lib/fields/steps.ts";
import { moment, timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const stepId = pgEnum("step_id", STEP_IDS);

/** `userId` is the account's Admin. */
export const stepCompletions = pgTable(
  "step_completions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    stepId: stepId("step_id").notNull(),
    completed: boolean("completed").notNull().default(false),
    completedAt: moment("completed_at"),
    /** Whole US dollars; null: not entered. */
    cost: integer("cost"),
    ...timestamps,
  },
  (table) => [unique("step_completions_user_id_step_id_unique").on(table.userId, table.stepId)],
);
