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
import type { ResaleError } from "#lib/valuation/last-sale/resale-errors.ts";
import type { FittedTerms } from "#lib/valuation/model/market-model.ts";
import { moment } from "./columns.ts";

export const valuationMarkets = pgTable("valuation_markets", {
  market: text("market").primaryKey(),
  fittedAt: moment("fitted_at").notNull().defaultNow(),
  // The newest sale in the fitted data.
  fittedThrough: date("fitted_through", { mode: "string" }).notNull(),
  salesCount: integer("sales_count").notNull(),
  terms: jsonb("terms").$type<FittedTerms>().notNull(),
  // The errors of past estimates; null if there were too few.
  calibration: jsonb("calibration").$type<Calibration>(),
  // The errors of last sales adjusted to today, by class of time; null until the next fit.
  resaleErrors: jsonb("resale_errors").$type<readonly (ResaleError | null)[]>(),
});

// A zip's deviation from its market's model: level and slopes on size, lot and age.
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
