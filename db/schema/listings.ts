import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { LISTING_STATUS_KEYS } from "#lib/fields/listing.ts";
import { moment, timestamps } from "./columns.ts";
import { properties } from "./properties.ts";
import { users } from "./users.ts";

export const listingStatus = pgEnum("listing_status", LISTING_STATUS_KEYS);

/** A property's listing; one per property, created when any part of it is first saved. */
export const listings = pgTable(
  "listings",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    propertyId: uuid("property_id")
      .notNull()
      .unique()
      .references(() => properties.id, { onDelete: "cascade" }),
    // As it was last set; lib/listing/status.ts derives the current one.
    status: listingStatus("status").notNull().default("draft"),
    activeOn: date("active_on", { mode: "string" }),
    soldOn: date("sold_on", { mode: "string" }),
    soldPrice: integer("sold_price"),
    showsSoldPrice: boolean("shows_sold_price").notNull().default(false),
    // Shown to buyers while the listing is active and an offer is accepted.
    acceptsBackupOffers: boolean("accepts_backup_offers").notNull().default(false),
    publishedAt: moment("published_at"),
    // Of the short link. Without 0, 1 and letters that look like them.
    shortCode: text("short_code")
      .notNull()
      .unique()
      .default(sql`translate(left(md5(gen_random_uuid()::text), 8), '01', 'xy')`),
    rightConfirmedAt: moment("right_confirmed_at"),
    rightConfirmedBy: uuid("right_confirmed_by").references(() => users.id, {
      onDelete: "set null",
    }),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    showsEstimate: boolean("shows_estimate").notNull().default(false),
    // Set while an operator keeps the home from being public, with the reason that the seller sees.
    takenDownAt: moment("taken_down_at"),
    takenDownReason: text("taken_down_reason"),
    ...timestamps,
  },
  (table) => [
    index("listings_right_confirmed_by_idx").on(table.rightConfirmedBy),
    index("listings_coming_soon_idx")
      .on(table.activeOn)
      .where(sql`${table.status} = 'coming_soon'`),
    check(
      "listings_taken_down_whole",
      sql`(${table.takenDownAt} is null) = (${table.takenDownReason} is null)`,
    ),
  ],
);

/** Every address that a listing has had; the newest is current, the others redirect to it. */
export const listingSlugs = pgTable(
  "listing_slugs",
  {
    slug: text("slug").primaryKey(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("listing_slugs_listing_idx").on(table.listingId, table.position)],
);

export const listingChanges = pgTable(
  "listing_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    status: listingStatus("status").notNull(),
    at: moment("at").notNull().defaultNow(),
    // Null for an automatic change or a deleted person.
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("listing_changes_listing_idx").on(table.listingId, table.id),
    index("listing_changes_changed_by_idx").on(table.changedBy),
  ],
);

export const openHouses = pgTable(
  "open_houses",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    remarks: text("remarks").notNull().default(""),
    // If false, it is by invitation: on no public page, only behind a link.
    isPublic: boolean("is_public").notNull().default(true),
    // Incremented with each change of the time and a cancellation, as calendars expect.
    sequence: integer("sequence").notNull().default(0),
    // Incremented with each edit, so that an edit based on an earlier one is refused.
    revision: integer("revision").notNull().default(0),
    // A canceled one stays a while so that calendars receive it, and is shown nowhere.
    cancelledAt: moment("cancelled_at"),
    // The seller's count of visitors, and private notes.
    peopleCame: integer("people_came"),
    notes: text("notes").notNull().default(""),
    ...timestamps,
  },
  (table) => [
    index("open_houses_listing_idx").on(table.listingId, table.startsAt),
    index("open_houses_ends_at_idx").on(table.endsAt),
    index("open_houses_cancelled_at_idx").on(table.cancelledAt),
    check("open_houses_in_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
