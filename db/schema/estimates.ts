import { date, integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { EstimateBasis } from "#lib/valuation/history/estimate-point.ts";
import { properties } from "./properties.ts";

/** The last estimate of a property that was shown on a day, in whole US dollars. */
export const estimates = pgTable(
  "estimates",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    value: integer("value").notNull(),
    low: integer("low").notNull(),
    high: integer("high").notNull(),
    basis: jsonb("basis").$type<EstimateBasis>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
);
