import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, jsonb, pgEnum, pgTable, uuid } from "drizzle-orm/pg-core";
import type { EventData } from "#lib/events/event.ts";
import {
  ALERT_FREQUENCIES,
  EVENT_KINDS,
  type EventKind,
  NOTIFICATION_MAILS,
} from "#lib/fields/notifications.ts";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

export const eventKind = pgEnum("event_kind", EVENT_KINDS);
export const notificationMail = pgEnum("notification_mail", NOTIFICATION_MAILS);
export const alertFrequency = pgEnum("alert_frequency", ALERT_FREQUENCIES);

export const accountEvents = pgTable(
  "account_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: eventKind("kind").notNull(),
    data: jsonb("data").$type<EventData[EventKind]>().notNull(),
    // Null for someone outside the account or a deleted person.
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("account_events_account_idx").on(table.accountId, table.id),
    index("account_events_kind_idx").on(table.accountId, table.kind, table.at),
    index("account_events_actor_idx").on(table.actorId),
    index("account_events_at_idx").on(table.at),
  ],
);

export const notifications = pgTable(
  "notifications",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => accountEvents.id, { onDelete: "cascade" }),
    readAt: moment("read_at"),
    mail: notificationMail("mail").notNull().default("none"),
  },
  (table) => [
    index("notifications_user_idx").on(table.userId, table.id),
    index("notifications_event_idx").on(table.eventId),
    index("notifications_unread_idx")
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null`),
    index("notifications_daily_idx")
      .on(table.userId)
      .where(sql`${table.mail} = 'daily'`),
  ],
);

/** Which emails a person gets, beside the settings; without a row, the defaults. */
export const notificationPreferences = pgTable("notification_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  inquiryMails: boolean("inquiry_mails").notNull().default(true),
  frequency: alertFrequency("frequency").notNull().default("at_once"),
  // The day of the last daily email, in the home's time zone.
  digestedOn: date("digested_on", { mode: "string" }),
});
