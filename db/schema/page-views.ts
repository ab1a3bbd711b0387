import { date, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { TRAFFIC_SOURCE_KEYS } from "#lib/fields/listing.ts";
import { listings } from "./listings.ts";

export const trafficSource = pgEnum("traffic_source", TRAFFIC_SOURCE_KEYS);

/** The salt of each day of a calendar. Gone with its day, nobody can tell whose hash one is. */
export const visitorSalts = pgTable("visitor_salts", {
  day: date("day", { mode: "string" }).primaryKey(),
  salt: text("salt").notNull(),
});

/** Who has been on a page on a day, as a salted hash; in the home's time zone; kept while the day lasts. */
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

/** Visits of a day in the home's time zone, by where they came from; `site` is a host, or empty. */
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

/** How often each photograph was opened on a day. It stays where the photograph is gone. */
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
