import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { INVENTORY_FATES, INVENTORY_KINDS, INVENTORY_ROOM_KEYS } from "#lib/fields/inventory.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/** What stays with a home and what goes, as a whole. Every change of its items is one of this row too. */
export const inventories = pgTable("inventories", {
  propertyId: uuid("property_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  version: integer("version").notNull(),
  // Buyers see what stays and what is for sale.
  isShown: boolean("is_shown").notNull().default(false),
  ...timestamps,
});

export const inventoryItems = pgTable(
  "inventory_items",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => inventories.propertyId, { onDelete: "cascade" }),
    // Chosen by who adds it: another home may have the same.
    id: uuid("id").notNull(),
    room: text("room", { enum: INVENTORY_ROOM_KEYS }).notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: INVENTORY_KINDS }).notNull(),
    fate: text("fate", { enum: INVENTORY_FATES }).notNull(),
    // In whole dollars, of what is for sale.
    price: integer("price"),
    note: text("note").notNull().default(""),
    // The choice of Specific Features that it was made of.
    feature: text("feature"),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
);
