import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Handled payment events by the provider's event id, so that each takes effect once. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [index("webhook_events_received_at_idx").on(table.receivedAt)],
);
