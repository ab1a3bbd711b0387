import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";

/** `cost` is in whole US dollars. */
export const plans = pgTable(
  "plans",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull().unique(),
    cost: integer("cost").notNull(),
    ...timestamps,
  },
  (table) => [check("plans_cost_above_zero", sql`${table.cost} > 0`)],
);
