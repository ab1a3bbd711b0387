import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";
import { users } from "./users.ts";

export const settings = pgTable("settings", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  marketingEmails: boolean("marketing_emails").notNull().default(false),
  activityAlerts: boolean("activity_alerts").notNull().default(false),
  featureUpdates: boolean("feature_updates").notNull().default(false),
  monthlyNewsletter: boolean("monthly_newsletter").notNull().default(false),
  textMessageAlerts: boolean("text_message_alerts").notNull().default(false),
  ...timestamps,
});
