import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/** What a seller's home last sold for, as the seller entered it; price in whole US dollars. */
export const lastSales = pgTable(
  "last_sales",
  {
    propertyId: uuid("property_id")
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    soldOn: date("sold_on", { mode: "string" }).notNull(),
    price: integer("price").notNull(),
    ...timestamps,
  },
  (table) => [check("last_sales_price_positive", sql`${table.price} > 0`)],
);
