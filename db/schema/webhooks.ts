import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type {
  DeliveryFailure,
  DeliveryState,
  WebhookKind,
  WebhookType,
} from "#lib/fields/webhooks.ts";
import { moment } from "./columns.ts";
import { inquiries } from "./inquiries.ts";
import { showings } from "./showings.ts";
import { users } from "./users.ts";

/** Where a person's program receives the account's events. Deleted with the person. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    kinds: text("kinds").array().notNull().$type<WebhookKind[]>(),
    // Encrypted (server/encryption.ts). Signs deliveries and is shown once.
    secret: text("secret").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    // Since when all deliveries have failed; null if the last one succeeded.
    failingSince: moment("failing_since"),
    // Null while it is on.
    turnedOffAt: moment("turned_off_at"),
  },
  (table) => [index("webhooks_user_id_idx").on(table.userId)],
);

/** Deliveries of a webhook, waiting or done. Buyers' personal data isn't stored here but read on sending. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type").notNull().$type<WebhookType>(),
    // When and what happened, without names: lib/schemas/webhooks.ts.
    at: moment("at").notNull(),
    data: jsonb("data").notNull().$type<Record<string, unknown>>(),
    // The inquiry or showing it is about; deleted with it.
    inquiryId: uuid("inquiry_id").references(() => inquiries.id, { onDelete: "cascade" }),
    showingId: uuid("showing_id").references(() => showings.id, { onDelete: "cascade" }),
    state: text("state").notNull().default("waiting").$type<DeliveryState>(),
    attempts: integer("attempts").notNull().default(0),
    // Of the last attempt: start, response status or error, and milliseconds.
    lastAt: moment("last_at"),
    status: integer("status"),
    failure: text("failure").$type<DeliveryFailure>(),
    ms: integer("ms"),
    nextAt: moment("next_at"),
  },
  (table) => [
    index("webhook_deliveries_webhook_idx").on(table.webhookId, table.at),
    index("webhook_deliveries_at_idx").on(table.at),
    index("webhook_deliveries_inquiry_idx").on(table.inquiryId),
    index("webhook_deliveries_showing_idx").on(table.showingId),
    check(
      "webhook_deliveries_state_check",
      sql`${table.state} in ('waiting', 'sending', 'delivered', 'failed')`,
    ),
  ],
);
