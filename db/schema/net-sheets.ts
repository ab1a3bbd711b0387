import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/** What an account has entered for the net proceeds of its property, over the defaults. */
export const netSheets = pgTable("net_sheets", {
  propertyId: uuid("property_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  entries: jsonb("entries").$type<NetSheetEntries>().notNull(),
  ...timestamps,
});
