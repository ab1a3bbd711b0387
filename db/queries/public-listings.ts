import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, database, type Executor } from "#db/client.ts";
import {
  askingPrices,
  descriptionVersions,
  documents,
  estimates,
  inventories,
  listingChanges,
  listings,
  listingSlugs,
  openHouses,
  photoFiles,
  photos,
  properties,
  showingSettings,
  subscriptions,
} from "#db/schema/index.ts";

const slugNow = sql<string | null>`(
  select s.slug from ${listingSlugs} s where s.listing_id = ${listings.id}
  order by s.position desc limit 1)`;

/**
 * Changes with every write, insertion or deletion of a row used on a home's page, since PostgreSQL stores
 * the last writing transaction of each row (`xmin`).
 */
const version = sql<string>`md5(row(
  ${properties}.xmin, ${listings}.xmin, ${subscriptions}.xmin,
  (select max(c.id) from ${listingChanges} c where c.listing_id = ${listings.id}),
  (select string_agg(concat(p.id, p.xmin), ',' order by p.id)
    from ${photos} p where p.account_id = ${properties.userId}),
  (select string_agg(concat(f.name, f.xmin), ',' order by f.name)
    from ${photos} p join ${photoFiles} f on f.photo_id = p.id
    where p.account_id = ${properties.userId}),
  (select string_agg(concat(a.id, a.xmin), ',' order by a.id)
    from ${askingPrices} a where a.property_id = ${properties.id}),
  (select concat(e.day, e.xmin) from ${estimates} e where e.property_id = ${properties.id}
    order by e.day desc limit 1),
  (select string_agg(concat(o.id, o.xmin), ',' order by o.id) from ${openHouses} o
    where o.listing_id = ${listings.id} and o.ends_at > now()),
  (select string_agg(concat(d.id, d.xmin), ',' order by d.id) from ${documents} d
    where d.account_id = ${properties.userId} and d.listed_at is not null),
  (select i.xmin from ${inventories} i where i.property_id = ${properties.id}),
  (select h.xmin from ${showingSettings} h where h.listing_id = ${listings.id}),
  (select concat(v.id, v.xmin) from ${descriptionVersions} v
    where v.property_id = ${properties.id} and v.accepted_at is not null
    order by v.accepted_at desc, v.id desc limit 1)
)::text)`;

const requested = alias(listingSlugs, "asked");

const prepareState = (db: Database) =>
  db
    .select({
      id: listings.id,
      accountId: properties.userId,
      slug: slugNow.as("slug"),
      status: listings.status,
      activeOn: listings.activeOn,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      planEndsAt: subscriptions.expirationDate,
      takenDownAt: listings.takenDownAt,
      version: version.as("version"),
    })
    .from(requested)
    .innerJoin(listings, eq(listings.id, requested.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(eq(requested.slug, sql.placeholder("slug")))
    .prepare("public_listing");

const prepared = new WeakMap<Database, ReturnType<typeof prepareState>>();

/** Returns the listing of a current or former slug, and the version of its page. */
export async function findListingState(slug: string) {
  const db = database();
  const statement = prepared.get(db) ?? prepareState(db);
  prepared.set(db, statement);
  const [state] = await statement.execute({ slug });
  return state ?? null;
}

export type ListingState = NonNullable<Awaited<ReturnType<typeof findListingState>>>;

/** Returns a home's street and address, for buyers with a showing; null for a deleted listing. */
export async function getPublicHome(listingId: string, db: Executor = database()) {
  const [home] = await db
    .select({
      slug: slugNow,
      addressLine1: properties.addressLine1,
      addressLine2: properties.addressLine2,
      city: properties.city,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      // Only if the seller wants it shown.
      contactEmail: listings.contactEmail,
      status: listings.status,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(listings.id, listingId));
  return home ?? null;
}

export type PublicHome = NonNullable<Awaited<ReturnType<typeof getPublicHome>>>;

const INDEXABLE_STATUSES = ["coming_soon", "active", "pending"] as const;

const changedAt = sql<Date>`greatest(${listings.updatedAt}, ${properties.updatedAt}, (
  select max(a.set_at) from ${askingPrices} a where a.property_id = ${properties.id}))`.mapWith(
  listings.updatedAt,
);

/**
 * Returns the homes for search engines, by address, and what decides their current status.
 * @param offset how many to skip
 */
export function listIndexable(most: number, offset: number) {
  return database()
    .select({
      slug: slugNow,
      status: listings.status,
      activeOn: listings.activeOn,
      state: properties.state,
      zipCode: properties.zipCode,
      chosenTimeZone: properties.timeZone,
      planEndsAt: subscriptions.expirationDate,
      changedAt,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(subscriptions, eq(subscriptions.userId, properties.userId))
    .where(inArray(listings.status, INDEXABLE_STATUSES))
    .orderBy(listings.id)
    .limit(most)
    .offset(offset);
}

export const countIndexable = () =>
  database().$count(listings, inArray(listings.status, INDEXABLE_STATUSES));
