import { bigint, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { properties } from "./properties.ts";
import { users } from "./users.ts";

/** Every asking price that a property has had; the newest is current. */
export const askingPrices = pgTable(
  "asking_prices",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    price: integer("price").notNull(),
    setBy: uuid("set_by").references(() => users.id, { onDelete: "set null" }),
    setAt: moment("set_at").notNull().defaultNow(),
  },
  (table) => [
    index("asking_prices_property_idx").on(table.propertyId, table.id),
    index("asking_prices_set_by_idx").on(table.setBy),
  ],
);
