import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** When a regular piece of work was last begun, by whichever instance. */
export const sweeps = pgTable("sweeps", {
  name: text("name").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
