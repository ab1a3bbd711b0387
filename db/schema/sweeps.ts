import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** When any instance last started a recurring task. */
export const sweeps = pgTable("sweeps", {
  name: text("name").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
