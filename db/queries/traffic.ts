import { and, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "#db/client.ts";
import { type Owner, ownedRead } from "#db/owned-read.ts";
import { inquiries, listings, photoOpenings, properties, pageViewDays } from "#db/schema/index.ts";
import type { InquiryKind } from "#lib/fields/listing.ts";

const MAX_SITES = 20;
const MAX_PHOTOS = 100;

export const publicSinceOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        state: properties.state,
        zipCode: properties.zipCode,
        chosenTimeZone: properties.timeZone,
        publishedAt: listings.publishedAt,
      })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(eq(properties.userId, accountId)),
  ([row]) => row ?? null,
);

const viewed = {
  views: sql<number>`sum(${pageViewDays.views})::int`.as("views"),
  people: sql<number>`sum(${pageViewDays.people})::int`.as("people"),
};

const ownListing = (db: Executor, { accountId }: Owner) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, accountId));

export const pageViewDaysOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ day: pageViewDays.day, ...viewed })
      .from(pageViewDays)
      .where(eq(pageViewDays.listingId, ownListing(db, owner)))
      .groupBy(pageViewDays.day),
  (rows) => rows,
);

export const trafficSourcesOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ day: pageViewDays.day, source: pageViewDays.source, ...viewed })
      .from(pageViewDays)
      .where(eq(pageViewDays.listingId, ownListing(db, owner)))
      .groupBy(pageViewDays.day, pageViewDays.source),
  (rows) => rows,
);

/** The sites with the most visitors. */
export const trafficSitesOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ site: pageViewDays.site, people: viewed.people })
      .from(pageViewDays)
      .where(and(eq(pageViewDays.listingId, ownListing(db, owner)), ne(pageViewDays.site, "")))
      .groupBy(pageViewDays.site)
      .orderBy(sql`people desc`, pageViewDays.site)
      .limit(MAX_SITES),
  (rows) => rows,
);

const opened = sql<number>`sum(${photoOpenings.opened})::int`.as("opened");

export const openingDaysOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ day: photoOpenings.day, opened })
      .from(photoOpenings)
      .where(eq(photoOpenings.listingId, ownListing(db, owner)))
      .groupBy(photoOpenings.day),
  (rows) => rows,
);

export const openedPhotosOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ photoId: photoOpenings.photoId, opened })
      .from(photoOpenings)
      .where(eq(photoOpenings.listingId, ownListing(db, owner)))
      .groupBy(photoOpenings.photoId)
      .orderBy(sql`opened desc`, photoOpenings.photoId)
      .limit(MAX_PHOTOS),
  (rows) => rows,
);

// Days begin at a full hour in all US time zones.
const hour = sql<Date>`date_trunc('hour', ${inquiries.receivedAt})`
  .mapWith(inquiries.receivedAt)
  .as("hour");

/** The number of inquiries per hour, without spam. */
export const inquiryHoursOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({
        hour,
        kind: sql<InquiryKind>`${inquiries.kind}`.as("kind"),
        count: sql<number>`count(*)::int`.as("count"),
      })
      .from(inquiries)
      .where(and(eq(inquiries.listingId, ownListing(db, owner)), ne(inquiries.state, "spam")))
      .groupBy(sql`hour`, inquiries.kind),
  (rows) => rows,
);
