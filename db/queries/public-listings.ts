import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import {
  descriptionVersions,
  listingChanges,
  listings,
  listingSlugs,
  openHouses,
  properties,
  subscriptions,
} from "#db/schema/index.ts";

const slugNow = sql<string | null>`(
  select s.slug from ${listingSlugs} s where s.listing_id = ${listings.id}
  order by s.position desc limit 1)`;

const statusSince = sql<Date | null>`(
  select c.at from ${listingChanges} c where c.listing_id = ${listings.id}
  order by c.id desc limit 1)`.mapWith(listingChanges.at);

/** How an account's home is put before buyers; all null where nothing of it was saved yet. */
export const shownListingOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: listings.id,
        status: listings.status,
        activeOn: listings.activeOn,
        soldOn: listings.soldOn,
        soldPrice: listings.soldPrice,
        showsSoldPrice: listings.showsSoldPrice,
        publishedAt: listings.publishedAt,
        contactEmail: listings.contactEmail,
        contactPhone: listings.contactPhone,
        showsEstimate: listings.showsEstimate,
        updatedAt: listings.updatedAt,
        slug: slugNow,
        statusSince,
        planEndsAt: subscriptions.expirationDate,
      })
      .from(properties)
      .leftJoin(listings, eq(listings.propertyId, properties.id))
      .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
      .where(eq(properties.userId, accountId)),
  ([listing]) => listing ?? null,
);

/** Those that are not over yet, the next one first. */
export const openHousesToCome = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: openHouses.id,
        startsAt: openHouses.startsAt,
        endsAt: openHouses.endsAt,
        remarks: openHouses.remarks,
      })
      .from(openHouses)
      .innerJoin(listings, eq(listings.id, openHouses.listingId))
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(
          eq(properties.userId, accountId),
          gt(openHouses.endsAt, sql`${sql.placeholder("now")}::timestamptz`),
        ),
      )
      .orderBy(asc(openHouses.startsAt), asc(openHouses.id)),
  (rows) => rows,
);

/** The description that was accepted last, whatever was written since; null: none ever was. */
export const acceptedDescription = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ description: descriptionVersions.description })
      .from(descriptionVersions)
      .innerJoin(properties, eq(properties.id, descriptionVersions.propertyId))
      .where(and(eq(properties.userId, accountId), isNotNull(descriptionVersions.acceptedAt)))
      .orderBy(desc(descriptionVersions.acceptedAt), desc(descriptionVersions.id))
      .limit(1),
  ([version]) => version?.description ?? null,
);
