import { bigint, boolean, index, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const ACTION_OUTCOMES = ["begun", "succeeded", "refused", "failed"] as const;
export const actionOutcome = pgEnum("action_outcome", ACTION_OUTCOMES);

/** Each run of an operator's command (`npm run admin`). Kept for a year. */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    operator: text("operator").notNull(),
    command: text("command").notNull(),
    // As typed. When a person is deleted, their id replaces their email.
    arguments: text("arguments").array().notNull(),
    isDryRun: boolean("is_dry_run").notNull(),
    // "begun" stays if the process was killed.
    outcome: actionOutcome("outcome").notNull().default("begun"),
  },
  (table) => [index("operator_actions_at_idx").on(table.at)],
);
