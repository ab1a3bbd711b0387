import { doublePrecision, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * Where an address is, from an operator's file; units share their building's. `place` is a zip code, or
 * like "WI madison" without one (lib/addresses/address-key.ts). Coordinates in degrees.
 */
export const addresses = pgTable(
  "addresses",
  {
    place: text("place").notNull(),
    streetKey: text("street_key").notNull(),
    houseNumber: text("house_number").notNull(),
    // Two capital letters.
    state: text("state").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.streetKey, table.houseNumber] })],
);
