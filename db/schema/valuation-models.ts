import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { Calibration } from "#lib/valuation/calibration.ts";
import type { FittedTerms } from "#lib/valuation/model/market-model.ts";
import { moment } from "./columns.ts";

export const valuationMarkets = pgTable("valuation_markets", {
  market: text("market").primaryKey(),
  fittedAt: moment("fitted_at").notNull().defaultNow(),
  // Newest sale that the model has seen.
  fittedThrough: date("fitted_through", { mode: "string" }).notNull(),
  salesCount: integer("sales_count").notNull(),
  terms: jsonb("terms").$type<FittedTerms>().notNull(),
  // What past estimates missed by; null while there were too few to tell.
  calibration: jsonb("calibration").$type<Calibration>(),
});

// What a zip adds to its market's model: its level and its slopes on size, lot and age.
export const valuationZips = pgTable(
  "valuation_zips",
  {
    market: text("market")
      .notNull()
      .references(() => valuationMarkets.market, { onDelete: "cascade" }),
    zipCode: text("zip_code").notNull(),
    effects: doublePrecision("effects").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.zipCode] }),
    index("valuation_zips_zip_code_idx").on(table.zipCode),
  ],
);
