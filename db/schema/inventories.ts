import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { INVENTORY_FATES, INVENTORY_KINDS, INVENTORY_ROOM_KEYS } from "#lib/fields/inventory.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/** A home's list of included and excluded items. Every change of an item updates this row too. */
export const inventories = pgTable("inventories", {
  propertyId: uuid("property_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  version: integer("version").notNull(),
  // Buyers see what is included and what is for sale.
  isShown: boolean("is_shown").notNull().default(false),
  ...timestamps,
});

export const inventoryItems = pgTable(
  "inventory_items",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => inventories.propertyId, { onDelete: "cascade" }),
    // Chosen by the client, so it is unique only within a home.
    id: uuid("id").notNull(),
    room: text("room", { enum: INVENTORY_ROOM_KEYS }).notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: INVENTORY_KINDS }).notNull(),
    fate: text("fate", { enum: INVENTORY_FATES }).notNull(),
    // In whole US dollars, for an item for sale.
    price: integer("price"),
    note: text("note").notNull().default(""),
    // The choice of Specific Features that it was made from.
    feature: text("feature"),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
);
