import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { timestamps } from "./columns.ts";
import { properties } from "./properties.ts";

/** An account's own values for its net proceeds, over the defaults. */
export const netSheets = pgTable("net_sheets", {
  propertyId: uuid("property_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  entries: jsonb("entries").$type<NetSheetEntries>().notNull(),
  ...timestamps,
});
