import { bigint, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { properties } from "./properties.ts";
import { sales } from "./sales.ts";

export const leftOutSales = pgTable(
  "left_out_sales",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    saleId: bigint("sale_id", { mode: "number" })
      .notNull()
      .references(() => sales.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.saleId] }),
    index("left_out_sales_sale_idx").on(table.saleId),
  ],
);
