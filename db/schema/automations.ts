import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { RunFacts } from "#lib/automations/words.ts";
import { AUTOMATION_KINDS, AUTOMATION_PAUSES, AUTOMATION_STATES } from "#lib/fields/automations.ts";
import { moment } from "./columns.ts";
import { properties } from "./properties.ts";
import { users } from "./users.ts";

export const automationKind = pgEnum("automation_kind", AUTOMATION_KINDS);
export const automationState = pgEnum("automation_state", AUTOMATION_STATES);
export const automationPause = pgEnum("automation_pause", AUTOMATION_PAUSES);

/** An email to an open house's visitors. */
export interface Letter {
  subject: string;
  message: string;
  replyTo: string;
}

/** Automations of a home, one of a kind. A one-time automation is deleted once it has run. */
export const automations = pgTable(
  "automations",
  {
    // New each time it is set; runs refer to it.
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: automationKind("kind").notNull(),
    state: automationState("state").notNull().default("on"),
    pausedBy: automationPause("paused_by"),
    // When it is next run or checked.
    nextAt: moment("next_at").notNull(),
    runAt: moment("run_at"),
    price: integer("price"),
    // The newest asking price when a price was planned: a newer one was set by hand.
    priceBasis: bigint("price_basis", { mode: "number" }),
    amount: integer("amount"),
    letter: jsonb("letter").$type<Letter>(),
    confirmsRight: boolean("confirms_right").notNull().default(false),
    setBy: uuid("set_by").references(() => users.id, { onDelete: "set null" }),
    // When it was set or resumed; it ignores what happened before.
    since: moment("since").notNull(),
  },
  (table) => [
    unique("automations_one_each").on(table.propertyId, table.kind),
    // For a query that runs every few seconds.
    index("automations_due_idx")
      .on(table.nextAt)
      .where(sql`${table.state} = 'on'`),
    index("automations_set_by_idx").on(table.setBy),
    check(
      "automations_paused_whole",
      sql`(${table.state} = 'paused') = (${table.pausedBy} is not null)`,
    ),
  ],
);

/** What an automation did, or why not; once per subject. */
export const automationRuns = pgTable(
  "automation_runs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: automationKind("kind").notNull(),
    // The inquiry or later message, showing or open house, or the one-time automation; null for none.
    subjectId: uuid("subject_id"),
    at: moment("at").notNull(),
    // Why it didn't run, in a sentence; null if it did.
    reason: text("reason"),
    facts: jsonb("facts").$type<RunFacts>().notNull(),
  },
  (table) => [
    unique("automation_runs_once").on(table.propertyId, table.kind, table.subjectId),
    index("automation_runs_property_idx").on(table.propertyId, table.id),
    index("automation_runs_at_idx").on(table.at),
  ],
);
