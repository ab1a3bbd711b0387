import { and, eq, ne, sql } from "drizzle-orm";
import type { Executor } from "#db/client.ts";
import { type Owner, ownedRead } from "#db/owned-read.ts";
import { inquiries, listings, photoOpenings, properties, visitDays } from "#db/schema/index.ts";
import type { InquiryKind } from "#lib/fields/listing.ts";

const MOST_SITES = 20;
const MOST_PHOTOS = 100;

/** Where an account's home is, and since when buyers see it. */
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
  views: sql<number>`sum(${visitDays.views})::int`.as("views"),
  people: sql<number>`sum(${visitDays.people})::int`.as("people"),
};

const ownListing = (db: Executor, { accountId }: Owner) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(properties.userId, accountId));

export const visitDaysOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ day: visitDays.day, ...viewed })
      .from(visitDays)
      .where(eq(visitDays.listingId, ownListing(db, owner)))
      .groupBy(visitDays.day),
  (rows) => rows,
);

/** Where those who looked came from, by day. */
export const visitSourcesOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ day: visitDays.day, source: visitDays.source, ...viewed })
      .from(visitDays)
      .where(eq(visitDays.listingId, ownListing(db, owner)))
      .groupBy(visitDays.day, visitDays.source),
  (rows) => rows,
);

/** The sites that most people came from. */
export const visitSitesOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ site: visitDays.site, people: viewed.people })
      .from(visitDays)
      .where(and(eq(visitDays.listingId, ownListing(db, owner)), ne(visitDays.site, "")))
      .groupBy(visitDays.site)
      .orderBy(sql`people desc`, visitDays.site)
      .limit(MOST_SITES),
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

/** The photographs that were opened most. */
export const openedPhotosOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({ photoId: photoOpenings.photoId, opened })
      .from(photoOpenings)
      .where(eq(photoOpenings.listingId, ownListing(db, owner)))
      .groupBy(photoOpenings.photoId)
      .orderBy(sql`opened desc`, photoOpenings.photoId)
      .limit(MOST_PHOTOS),
  (rows) => rows,
);

// Days begin at a full hour in every time zone of the United States.
const hour = sql<Date>`date_trunc('hour', ${inquiries.receivedAt})`
  .mapWith(inquiries.receivedAt)
  .as("hour");

/** What buyers have asked, counted by the hour, without spam. */
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
