import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgEnum, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Emails by who chooses their recipient and words, each kind with ceilings of its own, so that none uses
 * up what another may send.
 */
export const MAIL_POTS = [
  // About signing in, about the account itself, and to support: without a ceiling.
  "account_mail",
  // To an account's own people, about buyers.
  "mail",
  // To an account's own people, about what they do.
  "activity_mail",
  // To visitors, about their showing.
  "visitor_mail",
  // What a seller writes to visitors of an open house.
  "follow_up",
] as const;
export type MailPot = (typeof MAIL_POTS)[number];

export const USAGE_KINDS = ["model_call", ...MAIL_POTS] as const;
export const usageKind = pgEnum("usage_kind", USAGE_KINDS);

/**
 * What costs money, counted by the day (UTC): a row for each account, and one without an account for
 * all together.
 */
export const usageDays = pgTable(
  "usage_days",
  {
    day: date("day", { mode: "string" }).notNull(),
    kind: usageKind("kind").notNull(),
    accountId: uuid("account_id").references(() => users.id, { onDelete: "cascade" }),
    count: integer("count").notNull().default(0),
    // Tokens of a language model; 0 for mails.
    inputTokens: bigint("input_tokens", { mode: "number" }).notNull().default(0),
    outputTokens: bigint("output_tokens", { mode: "number" }).notNull().default(0),
    // When the operator was told that the ceiling is reached.
    toldAt: moment("told_at"),
  },
  (table) => [
    unique("usage_days_unique").on(table.day, table.kind, table.accountId).nullsNotDistinct(),
    index("usage_days_account_idx").on(table.accountId),
    index("usage_days_told_idx")
      .on(table.day)
      .where(sql`${table.toldAt} is not null`),
  ],
);
