import { date, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { TRAFFIC_SOURCE_KEYS } from "#lib/fields/listing.ts";
import { listings } from "./listings.ts";

export const trafficSource = pgEnum("traffic_source", TRAFFIC_SOURCE_KEYS);

/**
 * The salt of each calendar day. It is deleted after the day, so hashes can no longer be traced to a
 * visitor.
 */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

/** A page's visitors on a day as salted hashes, in the home's time zone; deleted after the day. */
export const visitors = pgTable(
  "visitors",
  {
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.hash] }),
    index("visitors_day_idx").on(table.day),
  ],
);

/** Page views of a day in the home's time zone, by source; `site` is a host, or empty. */
export const pageViewDays = pgTable(
  "page_view_days",
  {
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    source: trafficSource("source").notNull(),
    site: text("site").notNull().default(""),
    views: integer("views").notNull().default(0),
    people: integer("people").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.source, table.site] })],
);

/** How often each photo was opened on a day. Stays after the photo is deleted. */
export const photoOpenings = pgTable(
  "photo_openings",
  {
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    photoId: uuid("photo_id").notNull(),
    opened: integer("opened").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.photoId] })],
);
