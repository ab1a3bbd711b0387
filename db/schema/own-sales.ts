import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/**
 * A sale that a seller added to compare their home with; only their account sees it. Price in whole US
 * dollars, areas in square feet, bathrooms in quarters; null is unknown.
 */
export const ownSales = pgTable(
  "own_sales",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    address: text("address"),
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    price: integer("price").notNull(),
    livingArea: doublePrecision("living_area"),
    lotSize: doublePrecision("lot_size"),
    bedrooms: integer("bedrooms"),
    bathrooms: doublePrecision("bathrooms"),
    yearBuilt: integer("year_built"),
    isLeftOut: boolean("is_left_out").notNull().default(false),
    ...timestamps,
  },
  (table) => [
    uniqueIndex("own_sales_same_idx").on(
      table.propertyId,
      table.soldOn,
      table.price,
      sql`lower(coalesce(${table.address}, ''))`,
    ),
    check("own_sales_price_positive", sql`${table.price} > 0`),
  ],
);
