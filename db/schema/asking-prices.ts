import { bigint, boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
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
    // When the seller removed it from the history that buyers see.
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("asking_prices_property_idx").on(table.propertyId, table.id),
    index("asking_prices_set_by_idx").on(table.setBy),
  ],
);

/** The audit log of prices that were removed from the history that buyers see, or restored. */
export const priceRemovals = pgTable(
  "price_removals",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    askingPriceId: bigint("asking_price_id", { mode: "number" })
      .notNull()
      .references(() => askingPrices.id, { onDelete: "cascade" }),
    isRemoved: boolean("is_removed").notNull(),
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("price_removals_price_idx").on(table.askingPriceId),
    index("price_removals_changed_by_idx").on(table.changedBy),
  ],
);
