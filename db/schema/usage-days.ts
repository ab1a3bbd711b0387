import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgEnum, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Emails grouped by who chooses recipient and text. Each group has its own limits, so that none can use up
 * another's.
 */
export const MAIL_POTS = [
  // About logging in and the account, and to support: unlimited.
  "account_mail",
  // To an account's members, about buyers.
  "mail",
  // To an account's members, about their own activity.
  "activity_mail",
  // To buyers, about their showing.
  "visitor_mail",
  // From a seller to visitors of an open house.
  "follow_up",
] as const;
export type MailPot = (typeof MAIL_POTS)[number];

export const USAGE_KINDS = ["model_call", ...MAIL_POTS] as const;
export const usageKind = pgEnum("usage_kind", USAGE_KINDS);

/** Usage that costs money, per UTC day: a row for each account, and one without an account for the total. */
export const usageDays = pgTable(
  "usage_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    kind: usageKind("kind").notNull(),
    accountId: uuid("account_id").references(() => users.id, { onDelete: "cascade" }),
    count: integer("count").notNull().default(0),
    // Tokens of a language model; 0 for emails.
    inputTokens: bigint("input_tokens", { mode: "number" }).notNull().default(0),
    outputTokens: bigint("output_tokens", { mode: "number" }).notNull().default(0),
    // When the operator was notified that the limit is reached.
    notifiedAt: moment("told_at"),
  },
  (table) => [
    unique("usage_days_unique").on(table.day, table.kind, table.accountId).nullsNotDistinct(),
    index("usage_days_account_idx").on(table.accountId),
    index("usage_days_told_idx")
      .on(table.day)
      .where(sql`${table.notifiedAt} is not null`),
  ],
);
